import type { Context } from '../../../platform/context.ts';
import { type Limit, takeOne, tooMany } from '../../../platform/limits/limits.ts';
import { isKiosk } from '../../bookings/passage/kiosk.ts';

/** How often of each; the setting LIMITS changes them. */
export const checkInLimits = { phoneEndingsPerTruck: 5 };

type CheckInLimits = typeof checkInLimits;

declare module '../../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends CheckInLimits {}
}

/** By what was typed, whether or not there is such a truck, and over all kiosks. */
const guesses: Limit = { name: 'phone-ending-guesses', points: 'phoneEndingsPerTruck', seconds: 15 * 60 };

type Asked = { readonly key: string; readonly phoneEnding: string | undefined };

/** An ending that does not fit was a guess, and four digits do not stand many of them. */
export const limitGuesses = async <A extends { readonly outcome: string }>(
  ctx: Context,
  { key, phoneEnding }: Asked,
  work: () => Promise<A>,
): Promise<A> => {
  if (!isKiosk(ctx) || phoneEnding === undefined) return work();
  const { isOver, retryAfterSeconds, giveBack } = await takeOne(ctx, guesses, key);
  if (isOver) throw tooMany(retryAfterSeconds);
  let isWrong = false;
  try {
    const answer = await work();
    isWrong = answer.outcome === 'PHONE_ENDING_NEEDED';
    return answer;
  } finally {
    if (!isWrong) await giveBack();
  }
};
