import type { BoardQueueRow } from '#contract/queue.ts';
import { freshMs, isFresh, lastCallOf } from '../called/call-state.ts';

/** One call of one truck: its number and when it was called. */
export type Call = string;

const callOf = (row: BoardQueueRow): Call => `${row.formattedBookingNumber} ${lastCallOf(row)}`;

const timeOf = (call: Call) => Number(call.slice(call.lastIndexOf(' ') + 1));

/** Told apart by their own time, so that a reload or a reconnection does not make an old call a new one. */
export const callsToHear = (rows: readonly BoardQueueRow[], heard: readonly Call[], now: number): Call[] =>
  rows
    .filter((row) => isFresh(row, now))
    .map(callOf)
    .filter((call) => !heard.includes(call));

/** What has to be remembered: no more than what could still count as fresh, whichever clock is ahead. */
export const stillRemembered = (heard: readonly Call[], now: number): Call[] =>
  heard.filter((call) => now - timeOf(call) < 2 * freshMs);
