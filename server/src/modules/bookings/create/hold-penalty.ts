import { requireCaptcha } from '../../../platform/captcha/captcha.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Booker } from './booker.queries.ts';

export const rememberedHours = 24;
const longestPauseMinutes = 60;

/** 1, 2, 4, 8 … minutes after the last one. */
const pauseEnd = (count: number, last: Temporal.Instant) =>
  last.add({ minutes: Math.min(longestPauseMinutes, 2 ** (count - 1)) });

/** Places that are held and let go again are taken from others: each one makes the next cost more. */
export const payForExpiredHolds = async (
  ctx: Context,
  { expiredHolds, lastExpired }: Pick<Booker, 'expiredHolds' | 'lastExpired'>,
  captchaToken: string | undefined,
): Promise<void> => {
  if (expiredHolds === 0 || lastExpired === null) return;
  const wait = pauseEnd(expiredHolds, lastExpired).since(ctx.clock.now()).total('seconds');
  if (wait > 0) throw new AppError('BOOKING_PAUSE', { retryAfterSeconds: wait });
  await requireCaptcha(ctx, captchaToken);
};
