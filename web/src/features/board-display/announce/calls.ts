import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { isCalled, isFresh, lastCallOf } from '../called/call-state.ts';

/** Booking number, time of call and gate. A repeated call and another gate make a new call. */
export type Call = string;

export const callOf = (row: BoardQueueRow): Call =>
  [row.formattedBookingNumber, lastCallOf(row), row.gate ?? ''].join(' ');

/** Older calls are only listed, because a screen that is switched on must not announce those of hours ago. */
const oldestMs = 15 * 60_000;

/**
 * Called trucks that this screen has not announced, in the order of their calls. `shown` is null on a screen that has
 * never shown the line: it announces only fresh calls.
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

/** Forgets announced calls that are no longer in the line. */
export const stillRemembered = (shown: readonly Call[], rows: readonly BoardQueueRow[]): Call[] => {
  const calls = new Set(rows.filter(isCalled).map(callOf));
  return shown.filter((call) => calls.has(call));
};
