import type { Confirmation } from '#contract/accounts.ts';

const deadlines = new Map<string, number>();

/**
 * The server says how many seconds are left, not until when: the phone's clock may be wrong. What was said counts
 * from the moment at which it was said, also for a card that is shown later from the cache.
 */
export const noteHold = ({ id, expiresInSeconds }: Confirmation) =>
  deadlines.set(id, Date.now() + expiresInSeconds * 1000);

export const holdDeadline = ({ id }: Confirmation): number | null => deadlines.get(id) ?? null;
