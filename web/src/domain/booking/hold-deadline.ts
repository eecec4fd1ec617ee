import type { Confirmation } from '#contract/accounts/accounts.ts';
import { secondsLeft } from '../confirmation/countdown.ts';

type Deadlines = { readonly hold: number; readonly resend: number };

const noted = new Map<string, Deadlines>();

const after = (seconds: number) => Date.now() + seconds * 1000;

/**
 * The server says how many seconds are left, not until when: the phone's clock may be wrong. What was said counts
 * from the moment at which it was said, also for a card that is shown later from the cache.
 */
export const noteHold = ({ id, expiresInSeconds, resendInSeconds }: Confirmation) =>
  noted.set(id, { hold: after(expiresInSeconds), resend: after(resendInSeconds) });

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
