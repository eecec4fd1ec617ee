import { isComposing } from '../../lib/screen/is-composing.ts';
import { currentDialogs } from '../dialogs/dialog-stack.ts';
import { matchesKey, writesNothing } from './match-key.ts';

export type Shortcut = {
  /** Any of them: `J`, `]`, `?`, `F2`, `Escape`, `Mod+K`. Shown in this order. */
  readonly keys: readonly string[];
  /** What it does, as `?` lists it. */
  readonly words: string;
  /** Without it the key is only listed: what has the focus answers it. */
  readonly run?: (() => void) | undefined;
  /** Goes on while the key is held: to leaf through. What decides something is done once for each press. */
  readonly isHeld?: boolean;
};

/** The keys of a page, a panel or the whole console; what opened last goes first. */
export type ShortcutScope = { readonly title: string; readonly shortcuts: readonly Shortcut[] };

/** Asked anew each time: what a key does, and how it is called, changes with the page. */
export type ScopeNow = () => ShortcutScope;

let scopes: readonly ScopeNow[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly ScopeNow[]) => {
  scopes = next;
  for (const listener of listeners) listener();
};

const typing = 'input, textarea, select, [contenteditable="true"]';
/** An open list or menu takes Escape for itself. */
const ownEscape = '[aria-expanded="true"][role="combobox"], [role="menu"]';

const isFor = (key: string, target: Element | null) => {
  if (key === 'Escape') return target?.closest(ownEscape) == null;
  return writesNothing(key) || target?.closest(typing) == null;
};

const findShortcut = (event: KeyboardEvent, target: Element | null) =>
  scopes
    .slice()
    .reverse()
    .flatMap((scope) => scope().shortcuts)
    .find(({ keys, run }) => run && keys.some((key) => matchesKey(event, key) && isFor(key, target)));

const onKeyDown = (event: KeyboardEvent) => {
  if (event.defaultPrevented || isComposing(event) || currentDialogs().length > 0) return;
  const shortcut = findShortcut(event, event.target instanceof Element ? event.target : null);
  if (!shortcut) return;
  event.preventDefault();
  if (!event.repeat || shortcut.isHeld) shortcut.run?.();
};

export const addShortcuts = (scope: ScopeNow) => {
  if (scopes.length === 0) window.addEventListener('keydown', onKeyDown);
  change([...scopes, scope]);
  return () => {
    change(scopes.filter((one) => one !== scope));
    if (scopes.length === 0) window.removeEventListener('keydown', onKeyDown);
  };
};

export const currentShortcuts = () => scopes;

export const subscribeToShortcuts = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
