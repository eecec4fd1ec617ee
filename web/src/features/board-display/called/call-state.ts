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

/** The called trucks to show when not all fit: fresh calls always, the others paged in calling order. */
export const calledOnTurn = (rows: readonly BoardQueueRow[], turn: number, perPage: number, now: number) => {
  if (rows.length <= perPage) return { shown: rows, page: 0, pages: 1 };
  const fresh = rows.filter((row) => isFresh(row, now)).slice(-perPage);
  const others = rows.filter((row) => !fresh.includes(row));
  const places = perPage - fresh.length;
  if (places === 0) return { shown: fresh, page: 0, pages: 1 };
  const pages = Math.ceil(others.length / places);
  const page = turn % pages;
  // The last page is filled up with rows of the one before it.
  const start = Math.min(page * places, others.length - places);
  const shown = new Set([...fresh, ...others.slice(start, start + places)]);
  return { shown: rows.filter((row) => shown.has(row)), page, pages };
};
