import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { isFresh, lastCallOf } from '../called/call-state.ts';

/** One call of one truck: its number and when it was called. */
export type Call = string;

const callOf = (row: BoardQueueRow): Call => `${row.formattedBookingNumber} ${lastCallOf(row)}`;

/** Told apart by their own time, so that a reload or a reconnection does not make an old call a new one. */
export const callsToHear = (rows: readonly BoardQueueRow[], heard: readonly Call[], now: number): Call[] =>
  rows
    .filter((row) => isFresh(row, now))
    .map(callOf)
    .filter((call) => !heard.includes(call));

/** What has to be remembered: the calls of trucks that are still on the screen. */
export const stillRemembered = (heard: readonly Call[], rows: readonly BoardQueueRow[]): Call[] => {
  const calls = new Set(rows.map(callOf));
  return heard.filter((call) => calls.has(call));
};
