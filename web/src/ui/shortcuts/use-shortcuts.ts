import { useEffect, useLayoutEffect, useRef } from 'react';
import { addShortcuts, type Shortcut } from './shortcut-registry.ts';

/** Shortcuts rest while a dialog is open. Those whose keys produce text also rest while somebody types. */
export const useShortcuts = (title: string, shortcuts: readonly Shortcut[]) => {
  const latest = useRef({ title, shortcuts });
  useLayoutEffect(() => {
    latest.current = { title, shortcuts };
  });
  useEffect(() => addShortcuts(() => latest.current), []);
};
