import type { Confirmation } from '#contract/accounts/accounts.ts';
import { secondsLeft } from '../confirmation/countdown.ts';

type Deadlines = { readonly hold: number; readonly resend: number };

const noted = new Map<string, Deadlines>();

/**
 * The server says how many seconds are left, not until when: the phone's clock may be wrong. What was said counts
 * from the moment at which it was said, also for a card that is shown later from the cache.
 */
export const noteHold = (
  { id, expiresInSeconds, resendInSeconds }: Confirmation,
  saidAt: number = Date.now(),
) => noted.set(id, { hold: saidAt + expiresInSeconds * 1000, resend: saidAt + resendInSeconds * 1000 });

export const holdDeadline = ({ id }: Confirmation): number | null => noted.get(id)?.hold ?? null;

/** With the seconds that are left now. */
export const confirmationNow = (confirmation: Confirmation): Confirmation => {
  const known = noted.get(confirmation.id);
  if (!known) return confirmation;
  const now = Date.now();
  return {
    ...confirmation,
    expiresInSeconds: secondsLeft(known.hold, now),
    resendInSeconds: secondsLeft(known.resend, now),
  };
};
