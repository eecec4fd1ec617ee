import type { EntryRow } from '../entry/entries.queries.ts';

/** Its code did not come in time. Decided by the clock, not by whether the job has run. */
export const isUnconfirmed = (
  { state, confirm_until }: Pick<EntryRow, 'state' | 'confirm_until'>,
  now: Temporal.Instant,
): boolean =>
  state === 'WAITING_FOR_CONFIRMATION' &&
  (confirm_until === null || Temporal.Instant.compare(confirm_until, now) <= 0);
