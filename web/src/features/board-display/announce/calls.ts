import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { isCalled, isFresh, lastCallOf } from '../called/call-state.ts';

/** Booking number, time of call and gate: a truck that is called again or sent to another gate is a new call. */
export type Call = string;

export const callOf = (row: BoardQueueRow): Call =>
  [row.formattedBookingNumber, lastCallOf(row), row.gate ?? ''].join(' ');

/** Older calls are only listed: a screen switched on in the morning must not announce those of the night. */
const oldestMs = 15 * 60_000;

/**
 * Called trucks that this screen has not announced, in the order of their calls. `shown` is null on a screen that
 * has never shown the line: it has missed nothing, so it begins with what is called now.
 */
export const callsToAnnounce = (
  rows: readonly BoardQueueRow[],
  shown: readonly Call[] | null,
  now: number,
): BoardQueueRow[] =>
  rows
    .filter(isCalled)
    .filter((row) => now - (lastCallOf(row) ?? 0) < oldestMs)
    .filter((row) => (shown === null ? isFresh(row, now) : !shown.includes(callOf(row))))
    .toSorted((one, other) => (lastCallOf(one) ?? 0) - (lastCallOf(other) ?? 0));

/** What is no longer called needs no memory. */
export const stillRemembered = (shown: readonly Call[], rows: readonly BoardQueueRow[]): Call[] => {
  const calls = new Set(rows.filter(isCalled).map(callOf));
  return shown.filter((call) => calls.has(call));
};
