type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const modifier = 'Mod+';

/** Physical key codes, because a Russian layout produces other letters. */
const codes: Readonly<Record<string, string>> = { '[': 'BracketLeft', ']': 'BracketRight' };
const codeOf = (key: string) => (/^[A-Z]$/.test(key) ? `Key${key}` : codes[key]);

/** `Mod+K` is Ctrl+K or ⌘K. `?` and `/` match the typed character, wherever the layout has it. */
export const matchesKey = (event: KeyPress, key: string): boolean => {
  const isModified = key.startsWith(modifier);
  const plain = isModified ? key.slice(modifier.length) : key;
  if ((event.ctrlKey || event.metaKey) !== isModified || event.altKey) return false;
  const code = codeOf(plain);
  return code === undefined ? event.key === plain : event.code === code && !event.shiftKey;
};

/** True for keys that produce no text, so that they can act while somebody types. */
export const writesNothing = (key: string) =>
  key.startsWith(modifier) || key === 'Escape' || /^F\d+$/.test(key);

const names: Readonly<Record<string, string>> = { Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓' };

export const keyWords = (key: string, isMac: boolean): string =>
  key.startsWith(modifier) ? `${isMac ? '⌘' : 'Ctrl'} ${key.slice(modifier.length)}` : (names[key] ?? key);
