import type { ReactNode } from 'react';
import { createContext } from 'react';
import { currentTrail, type FocusTrail } from '../focus/focus-trail.ts';

/** Whether the dialog inside this context is the topmost one; those behind it are inert. */
export const TopDialogContext = createContext(true);

/** On how many dialogs one stands: none on the page itself, whatever is open over it. */
export const DialogLevelContext = createContext(0);

type Stage =
  | { is: 'loading' }
  | { is: 'failed'; retry: () => void; giveUp: () => void }
  | { is: 'ready'; content: ReactNode };

export type DialogEntry = { id: number; opener: FocusTrail; dismiss: () => void; stage: Stage };

/** The open ones, and after `pauseDialogs` those that wait out of sight. */
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

/** `settle` runs later, in `settleClosedDialogs`; a second close of the same dialog does nothing. */
export const removeDialog = (id: number, settle: () => void) => {
  if (![...paused, ...entries].some((entry) => entry.id === id)) return;
  settlements.push(settle);
  const isAnother = (entry: DialogEntry) => entry.id !== id;
  paused = paused.filter(isAnother);
  change(entries.filter(isAnother));
};

/** Out of sight, with all that was typed in them, until `resumeDialogs`. */
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

/** Closes all as if each had been given up. */
export const dismissDialogs = () => {
  for (const { dismiss } of [...paused, ...entries]) dismiss();
};

/**
 * The host calls this once the closed dialog is gone and the focus is back: a dialog that the caller opens next
 * must remember the real opener, not a button that is about to disappear.
 */
export const settleClosedDialogs = () => {
  const ready = settlements;
  settlements = [];
  for (const settle of ready) settle();
};
