import type { Context } from '../../../platform/context/context.ts';
import { type Limit, takeAllOrRefuse } from '../../../platform/limits/limits.ts';
import { isKiosk } from '../../bookings/passage/kiosk.ts';
import { findUnprovenTruck } from './find-truck.ts';
import type { BroughtText } from './read-text.ts';

/** Defaults; the setting LIMITS overrides them. */
export const checkInLimits = { phoneEndingsPerTruck: 5 };

type CheckInLimits = typeof checkInLimits;

declare module '../../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends CheckInLimits {}
}

const guesses = (name: string, times: number): Limit => ({
  name: `phone-ending-${name}`,
  points: 'phoneEndingsPerTruck',
  times,
  seconds: 15 * 60,
});

/** Lower than the limit per truck, so that guesses at one kiosk do not lock the driver out at another. */
const perTruckAndKiosk = guesses('truck-kiosk', 1);
const perTruck = guesses('truck', 4);
/** Counted per account, so that opening more sessions does not allow more guesses. */
const perAccount = guesses('account', 20);

/** Limits phone endings, because four digits are quickly guessed. Passes are not limited. */
export const limitGuesses = async <A extends { readonly outcome: string }>(
  ctx: Context,
  text: BroughtText,
  phoneEnding: string | undefined,
  work: () => Promise<A>,
): Promise<A> => {
  if (!isKiosk(ctx) || !ctx.actor || phoneEnding === undefined) return work();
  const truck = await findUnprovenTruck(ctx, text);
  if (!truck) return work();
  const { userId, sessionId } = ctx.actor;
  const giveBack = await takeAllOrRefuse(
    ctx,
    [perTruckAndKiosk, truck.plate_key, sessionId],
    [perTruck, truck.plate_key],
    [perAccount, userId],
  );
  let isWrong = false;
  try {
    const answer = await work();
    isWrong = answer.outcome === 'PHONE_ENDING_NEEDED';
    return answer;
  } finally {
    if (!isWrong) await giveBack();
  }
};
