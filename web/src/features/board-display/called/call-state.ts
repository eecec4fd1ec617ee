import type { BoardQueueRow } from '#contract/queue/queue.ts';

const freshMs = 30_000;

export const lastCallOf = ({ calledAt, recalledAt }: BoardQueueRow): number | null => {
  const calls = [calledAt, recalledAt].flatMap((call) => (call ? [Date.parse(call)] : []));
  return calls.length ? Math.max(...calls) : null;
};

/** A call flashes for half a minute. The clocks may differ a little, so a call in the future is fresh too. */
export const isFresh = (row: BoardQueueRow, now: number) => {
  const call = lastCallOf(row);
  return call !== null && now - call < freshMs;
};

export const isCalled = ({ bookingStatus }: BoardQueueRow) => bookingStatus === 'GO_TO_GATE';
