import type { ReactNode } from 'react';
import { createContext } from 'react';
import { sharedValue } from '../../lib/shared-value.ts';
import { currentTrail, type FocusTrail } from '../focus/focus-trail.ts';

/** False for dialogs behind the topmost one, which are inert. */
export const TopDialogContext = createContext(true);

/** Whether Escape closes dialogs. The specification forbids that for drivers, the console allows it. */
export const EscapeContext = createContext(false);

/** How deep a dialog is nested: 0 on the page, 1 in a dialog over the page, and so on. */
export const DialogLevelContext = createContext(0);

type Stage =
  | { is: 'loading' }
  | { is: 'failed'; retry: () => void; giveUp: () => void }
  | { is: 'ready'; content: ReactNode };

export type DialogEntry = { id: number; opener: FocusTrail; dismiss: () => void; stage: Stage };

/** `paused` dialogs are hidden but keep their state. */
const entries = sharedValue<readonly DialogEntry[]>([]);
let paused: readonly DialogEntry[] = [];
let lastId = 0;
let settlements: (() => void)[] = [];

export const currentDialogs = entries.get;
export const pausedDialogs = () => paused;

export const subscribeToDialogs = entries.subscribe;

export const pushDialog = (dismiss: () => void) => {
  lastId += 1;
  entries.set([...entries.get(), { id: lastId, opener: currentTrail(), dismiss, stage: { is: 'loading' } }]);
  return lastId;
};

export const setDialogStage = (id: number, stage: Stage) => {
  const put = (entry: DialogEntry) => (entry.id === id ? { ...entry, stage } : entry);
  paused = paused.map(put);
  entries.set(entries.get().map(put));
};

/** Can be called repeatedly. `settle` runs later, in `settleClosedDialogs`. */
export const removeDialog = (id: number, settle: () => void) => {
  if (![...paused, ...entries.get()].some((entry) => entry.id === id)) return;
  settlements.push(settle);
  const isAnother = (entry: DialogEntry) => entry.id !== id;
  paused = paused.filter(isAnother);
  entries.set(entries.get().filter(isAnother));
};

export const pauseDialogs = () => {
  paused = [...paused, ...entries.get()];
  entries.set([]);
};

export const resumeDialogs = () => {
  if (paused.length === 0) return;
  const back = paused;
  paused = [];
  entries.set([...back, ...entries.get()]);
};

export const dismissDialogs = () => {
  for (const { dismiss } of [...paused, ...entries.get()]) dismiss();
};

/** Runs when the focus was restored, because a dialog that opens next must remember the real opener. */
export const settleClosedDialogs = () => {
  const ready = settlements;
  settlements = [];
  for (const settle of ready) settle();
};
