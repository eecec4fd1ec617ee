import { useEffect, useLayoutEffect, useRef } from 'react';
import { addShortcuts, type Shortcut } from './shortcut-registry.ts';

/** Inactive while a dialog is open; keys that produce text are inactive while typing, too. */
export const useShortcuts = (title: string, shortcuts: readonly Shortcut[]) => {
  const latest = useRef({ title, shortcuts });
  useLayoutEffect(() => {
    latest.current = { title, shortcuts };
  });
  useEffect(() => addShortcuts(() => latest.current), []);
};
