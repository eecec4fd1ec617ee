import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { isFresh, lastCallOf } from '../called/call-state.ts';

/** Booking number and time of call. */
export type Call = string;

const callOf = (row: BoardQueueRow): Call => `${row.formattedBookingNumber} ${lastCallOf(row)}`;

/** Identified by number and time, so that a reload or reconnect does not announce an old call again. */
export const callsToHear = (rows: readonly BoardQueueRow[], heard: readonly Call[], now: number): Call[] =>
  rows
    .filter((row) => isFresh(row, now))
    .map(callOf)
    .filter((call) => !heard.includes(call));

/** Prunes calls of trucks that are no longer shown. */
export const stillRemembered = (heard: readonly Call[], rows: readonly BoardQueueRow[]): Call[] => {
  const calls = new Set(rows.map(callOf));
  return heard.filter((call) => calls.has(call));
};
