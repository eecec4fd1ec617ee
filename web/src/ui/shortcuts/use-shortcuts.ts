import { useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../lib/screen/is-composing.ts';
import { sharedSwitch, sharedValue } from '../../lib/shared-value.ts';
import { currentDialogs } from '../dialogs/dialog-stack.ts';
import { matchesKey, writesNothing } from './match-key.ts';

export type Shortcut = {
  /** Alternative keys such as `J`, `]`, `?`, `F2`, `Escape` or `Mod+K`, shown in this order. */
  readonly keys: readonly string[];
  readonly words: string;
  /** Absent if the shortcut is only listed, because the focused element handles the key. */
  readonly run?: (() => void) | undefined;
  /** Repeats while the key is held. Meant for steps, never for decisions. */
  readonly isHeld?: boolean;
};

/** The scope added last takes precedence. */
export type ShortcutScope = { readonly title: string; readonly shortcuts: readonly Shortcut[] };

/** A function, because acts and labels change with the page. */
type ScopeNow = () => ShortcutScope;

const scopes = sharedValue<readonly ScopeNow[]>([]);

const typing = 'input, textarea, select, [contenteditable="true"]';
/** An open list or menu handles Escape itself. */
const ownEscape = '[aria-expanded="true"][role="combobox"], [role="menu"]';

const isFor = (key: string, target: Element | null) => {
  if (key === 'Escape') return target?.closest(ownEscape) == null;
  return writesNothing(key) || target?.closest(typing) == null;
};

const findShortcut = (event: KeyboardEvent, target: Element | null) =>
  scopes
    .get()
    .toReversed()
    .flatMap((scope) => scope().shortcuts)
    .find(({ keys, run }) => run && keys.some((key) => matchesKey(event, key) && isFor(key, target)));

const onKeyDown = (event: KeyboardEvent) => {
  if (event.defaultPrevented || isComposing(event) || currentDialogs().length > 0) return;
  const shortcut = findShortcut(event, event.target instanceof Element ? event.target : null);
  if (!shortcut) return;
  event.preventDefault();
  if (!event.repeat || shortcut.isHeld) shortcut.run?.();
};

const addShortcuts = (scope: ScopeNow) => {
  if (scopes.get().length === 0) window.addEventListener('keydown', onKeyDown);
  scopes.set([...scopes.get(), scope]);
  return () => {
    scopes.set(scopes.get().filter((one) => one !== scope));
    if (scopes.get().length === 0) window.removeEventListener('keydown', onKeyDown);
  };
};

export const useCurrentShortcuts = scopes.useValue;

/** Shortcuts rest while a dialog is open. Those whose keys produce text also rest while somebody types. */
export const useShortcuts = (title: string, shortcuts: readonly Shortcut[]) => {
  const latest = useRef({ title, shortcuts });
  useLayoutEffect(() => {
    latest.current = { title, shortcuts };
  });
  useEffect(() => addShortcuts(() => latest.current), []);
};

export const shortcutsHelp = sharedSwitch();
