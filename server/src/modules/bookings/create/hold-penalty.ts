import { requireCaptcha } from '../../../platform/captcha/captcha.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lostHoldsRememberedHours } from '../booking/lost-holds.ts';
import type { RuleFacts } from './rule-facts.queries.ts';

const longestPauseMinutes = 60;

export const lostHoldsSince = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: lostHoldsRememberedHours });

/** 1, 2, 4, 8 … minutes after the last one. */
const pauseEnd = (count: number, last: Temporal.Instant) =>
  last.add({ minutes: Math.min(longestPauseMinutes, 2 ** (count - 1)) });

/** Lost holds took places from others: each makes the next booking cost a pause and a captcha. */
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
