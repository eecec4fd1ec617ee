import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { isFresh, lastCallOf } from '../called/call-state.ts';

/** One call of one truck: its number and when it was called. */
export type Call = string;

const callOf = (row: BoardQueueRow): Call => `${row.formattedBookingNumber} ${lastCallOf(row)}`;

/** Calls are known by number and time, so that a reload or reconnection does not announce an old one again. */
export const callsToHear = (rows: readonly BoardQueueRow[], heard: readonly Call[], now: number): Call[] =>
  rows
    .filter((row) => isFresh(row, now))
    .map(callOf)
    .filter((call) => !heard.includes(call));

/** The calls of trucks that are still on the screen; the others can be forgotten. */
export const stillRemembered = (heard: readonly Call[], rows: readonly BoardQueueRow[]): Call[] => {
  const calls = new Set(rows.map(callOf));
  return heard.filter((call) => calls.has(call));
};
