import type { BookingBlocked } from '#contract/params/system-params.ts';
import type { Context } from '../../platform/context/context.ts';
import { inAllLanguages, inLanguage, storedWords } from '../../platform/words/translated.ts';
import { type BlockedRow, getBlocked } from './system-params.queries.ts';

export const toBookingBlocked = (
  ctx: Pick<Context, 'language'>,
  { blocked, reason, reasons }: BlockedRow,
): BookingBlocked => {
  const given = storedWords(reason, reasons);
  return {
    blocked,
    reason: given && inLanguage(given, ctx.language),
    reasons: given && inAllLanguages(given),
  };
};

export const getBookingBlocked = async (ctx: Context): Promise<BookingBlocked> =>
  toBookingBlocked(ctx, await getBlocked(ctx.db));
