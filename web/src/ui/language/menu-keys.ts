import type { KeyboardEvent } from 'react';

const targetOf = (key: string, at: number, count: number) => {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
};

/** Moves the focus among a menu's items; Escape closes it. */
export const menuKeys = (close: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Escape') return close();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const target = targetOf(event.key, at, items.length);
  if (target === null) return;
  event.preventDefault();
  items[target]?.focus();
};
