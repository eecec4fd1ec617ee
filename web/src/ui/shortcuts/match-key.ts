type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const modifier = 'Mod+';

/** Where a key stands on the keyboard: the letters that it writes differ between a Russian and an English layout. */
const codes: Readonly<Record<string, string>> = { '[': 'BracketLeft', ']': 'BracketRight' };
const codeOf = (key: string) => (/^[A-Z]$/.test(key) ? `Key${key}` : codes[key]);

/** `Mod+K` is Ctrl K, and ⌘ K where there is such a key. `?` and `/` are meant as written, wherever they stand. */
export const matchesKey = (event: Pressed, key: string): boolean => {
  const isModified = key.startsWith(modifier);
  const plain = isModified ? key.slice(modifier.length) : key;
  if ((event.ctrlKey || event.metaKey) !== isModified || event.altKey) return false;
  const code = codeOf(plain);
  return code === undefined ? event.key === plain : event.code === code && !event.shiftKey;
};

/** Works while something is being typed as well: it writes nothing. */
export const writesNothing = (key: string) =>
  key.startsWith(modifier) || key === 'Escape' || /^F\d+$/.test(key);

const names: Readonly<Record<string, string>> = { Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓' };

/** As it is written on the keys. */
export const keyWords = (key: string, isMac: boolean): string =>
  key.startsWith(modifier) ? `${isMac ? '⌘' : 'Ctrl'} ${key.slice(modifier.length)}` : (names[key] ?? key);
