import type { ReactNode } from 'react';
import { createContext } from 'react';
import { currentTrail, type FocusTrail } from '../focus/focus-trail.ts';

/** False for dialogs behind the topmost one; those are inert. */
export const TopDialogContext = createContext(true);

/** Nesting depth: 0 on the page, 1 in a dialog over it, and so on. */
export const DialogLevelContext = createContext(0);

type Stage =
  | { is: 'loading' }
  | { is: 'failed'; retry: () => void; giveUp: () => void }
  | { is: 'ready'; content: ReactNode };

export type DialogEntry = { id: number; opener: FocusTrail; dismiss: () => void; stage: Stage };

/** `paused` dialogs are hidden but keep their state. */
let entries: readonly DialogEntry[] = [];
let paused: readonly DialogEntry[] = [];
let lastId = 0;
let settlements: (() => void)[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly DialogEntry[]) => {
  entries = next;
  for (const listener of listeners) listener();
};

export const currentDialogs = () => entries;
export const pausedDialogs = () => paused;

export const subscribeToDialogs = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const pushDialog = (dismiss: () => void) => {
  lastId += 1;
  change([...entries, { id: lastId, opener: currentTrail(), dismiss, stage: { is: 'loading' } }]);
  return lastId;
};

export const setDialogStage = (id: number, stage: Stage) => {
  const put = (entry: DialogEntry) => (entry.id === id ? { ...entry, stage } : entry);
  paused = paused.map(put);
  change(entries.map(put));
};

/** Idempotent. `settle` runs later, in `settleClosedDialogs`. */
export const removeDialog = (id: number, settle: () => void) => {
  if (![...paused, ...entries].some((entry) => entry.id === id)) return;
  settlements.push(settle);
  const isAnother = (entry: DialogEntry) => entry.id !== id;
  paused = paused.filter(isAnother);
  change(entries.filter(isAnother));
};

export const pauseDialogs = () => {
  paused = [...paused, ...entries];
  change([]);
};

export const resumeDialogs = () => {
  if (paused.length === 0) return;
  const back = paused;
  paused = [];
  change([...back, ...entries]);
};

/** Rejects every dialog's promise. */
export const dismissDialogs = () => {
  for (const { dismiss } of [...paused, ...entries]) dismiss();
};

/**
 * Called by the host after the dialog is unmounted and the focus restored. A dialog opened next must record
 * the real opener, not a button that is about to disappear.
 */
export const settleClosedDialogs = () => {
  const ready = settlements;
  settlements = [];
  for (const settle of ready) settle();
};
