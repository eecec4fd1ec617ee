import type { EntryRow } from '../entry/entries.queries.ts';

/** The code of the entry did not come in time. The clock decides, not whether the job has run. */
export const isUnconfirmed = (
  { state, confirm_until }: Pick<EntryRow, 'state' | 'confirm_until'>,
  now: Temporal.Instant,
): boolean =>
  state === 'WAITING_FOR_CONFIRMATION' &&
  (confirm_until === null || Temporal.Instant.compare(confirm_until, now) <= 0);
