import { isAdmin } from '../../platform/auth/actor.ts';
import { requireCaptcha } from '../../platform/captcha/captcha.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Limit, takeOne, tooMany } from '../../platform/limits/limits.ts';
import { countExpiredHolds } from './booking.queries.ts';

const perMinute: Limit = { name: 'booking-attempts', points: 'bookingAttemptsPerAccount', seconds: 60 };
const rememberedHours = 24;
const longestPauseMinutes = 60;

/** 1, 2, 4, 8 … minutes after the last one. */
const pauseEnd = (count: number, last: Temporal.Instant) =>
  last.add({ minutes: Math.min(longestPauseMinutes, 2 ** (count - 1)) });

/** Places that are held and let go again are taken from others: each one makes the next cost more. */
export const payForExpiredHolds = async (
  ctx: Context,
  accountId: string,
  captchaToken: string | undefined,
): Promise<void> => {
  if (isAdmin(ctx.actor)) return;
  const attempts = await takeOne(ctx, perMinute, accountId);
  if (attempts.isOver) throw tooMany(attempts.retryAfterSeconds);
  const now = ctx.clock.now();
  const { count, last } = await countExpiredHolds(
    ctx.db,
    accountId,
    now.subtract({ hours: rememberedHours }),
  );
  if (count === 0 || last === null) return;
  const wait = pauseEnd(count, last).since(now).total('seconds');
  if (wait > 0) throw new AppError('BOOKING_PAUSE', { retryAfterSeconds: wait });
  await requireCaptcha(ctx, captchaToken);
};
