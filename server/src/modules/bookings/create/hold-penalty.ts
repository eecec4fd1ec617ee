import { requireCaptcha } from '../../../platform/captcha/captcha.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lostHoldsRememberedHours } from '../booking/lost-holds.ts';
import type { RuleFacts } from './rule-facts.queries.ts';

const longestPauseMinutes = 60;

export const lostHoldsSince = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: lostHoldsRememberedHours });

/** The pause lasts 1, 2, 4, 8 … minutes from the last lost hold. */
const pauseEnd = (count: number, last: Temporal.Instant) =>
  last.add({ minutes: Math.min(longestPauseMinutes, 2 ** (count - 1)) });

/** Lost holds kept places from others, so each makes the next booking cost a longer pause, and a captcha. */
export const payForLostHolds = async (
  ctx: Context,
  { lostHolds, lastLost }: Pick<RuleFacts, 'lostHolds' | 'lastLost'>,
  captchaToken: string | undefined,
): Promise<void> => {
  if (lostHolds === 0 || lastLost === null) return;
  const wait = pauseEnd(lostHolds, lastLost).since(ctx.clock.now()).total('seconds');
  if (wait > 0)
    throw new AppError('BOOKING_PAUSE', {
      retryAfterSeconds: wait,
      params: { minutes: Math.ceil(wait / 60) },
    });
  await requireCaptcha(ctx, captchaToken);
};
