import type { Confirmation } from '#contract/accounts/accounts.ts';
import { secondsLeft } from '../confirmation/countdown.ts';

type Deadlines = { readonly hold: number; readonly resend: number };

const noted = new Map<string, Deadlines>();

/**
 * The server sends the seconds left, not a deadline, because the phone's clock may be wrong. They count
 * from the moment of the answer, also for cards rendered later from the cache.
 */
export const noteHold = (
  { id, expiresInSeconds, resendInSeconds }: Confirmation,
  saidAt: number = Date.now(),
) => noted.set(id, { hold: saidAt + expiresInSeconds * 1000, resend: saidAt + resendInSeconds * 1000 });

export const holdDeadline = ({ id }: Confirmation): number | null => noted.get(id)?.hold ?? null;

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
