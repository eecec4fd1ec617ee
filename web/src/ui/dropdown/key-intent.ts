import type { Move } from './move-active.ts';

export type KeyIntent =
  | { does: 'open' }
  | { does: 'close' }
  | { does: 'leave' }
  | { does: 'choose' }
  | { does: 'move'; move: Move }
  | { does: 'clear' }
  | { does: 'collect'; key: string };

type KeySituation = {
  isOpen: boolean;
  isSearchable: boolean;
  isCollecting: boolean;
};

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

const moves: Record<string, Move> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
};

const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter']);

const whileOpen = ({ key, altKey }: Key): KeyIntent | undefined => {
  if (altKey && key === 'ArrowUp') return { does: 'close' };
  const move = moves[key];
  if (move !== undefined) return { does: 'move', move };
  if (key === 'Enter') return { does: 'choose' };
  if (key === 'Escape') return { does: 'close' };
  return key === 'Tab' ? { does: 'leave' } : undefined;
};

/** Without search there is no text to edit, so that letters, space and Delete are commands. */
const withoutSearch = (
  { key, altKey, ctrlKey, metaKey }: Key,
  situation: KeySituation,
): KeyIntent | undefined => {
  if (key === 'Backspace') return { does: 'clear' };
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === ' ' && !situation.isCollecting) return { does: situation.isOpen ? 'choose' : 'open' };
  if (key === 'Delete') return { does: 'clear' };
  return [...key].length === 1 ? { does: 'collect', key } : undefined;
};

export const keyIntent = (key: Key, situation: KeySituation): KeyIntent | undefined => {
  const { isOpen, isSearchable } = situation;
  const known = isOpen ? whileOpen(key) : openingKeys.has(key.key) ? ({ does: 'open' } as const) : undefined;
  return known ?? (isSearchable ? undefined : withoutSearch(key, situation));
};
