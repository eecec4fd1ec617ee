import { useEffect, useLayoutEffect, useRef } from 'react';
import { addShortcuts, type Shortcut } from './shortcut-registry.ts';

/**
 * Keys that work while the component is there, and that `?` lists under the title. Never while a dialog is open, and
 * keys that write something not while something is being typed.
 */
export const useShortcuts = (title: string, shortcuts: readonly Shortcut[]) => {
  const latest = useRef({ title, shortcuts });
  useLayoutEffect(() => {
    latest.current = { title, shortcuts };
  });
  useEffect(() => addShortcuts(() => latest.current), []);
};
