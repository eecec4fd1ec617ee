import type { BoardQueueRow } from '#contract/queue/queue.ts';

const freshMs = 30_000;

export const lastCallOf = ({ calledAt, recalledAt }: BoardQueueRow): number | null => {
  const calls = [calledAt, recalledAt].flatMap((call) => (call ? [Date.parse(call)] : []));
  return calls.length ? Math.max(...calls) : null;
};

/** True for half a minute after a call. Clocks may differ a little, so a call in the future is fresh too. */
export const isFresh = (row: BoardQueueRow, now: number) => {
  const call = lastCallOf(row);
  return call !== null && now - call < freshMs;
};

export const isCalled = ({ bookingStatus }: BoardQueueRow) => bookingStatus === 'GO_TO_GATE';
