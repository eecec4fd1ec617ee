import { isDeepStrictEqual } from 'node:util';
import type { BookingBlocked } from '#contract/params/system-params.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { Context, TrxContext } from '../../platform/context/context.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { inAllLanguages, inLanguage, storedWords } from '../../platform/words/translated.ts';
import { lockParams } from './booking-params.queries.ts';
import { announceParams } from './params-changed.ts';
import { type BlockedRow, getBlocked, setBlocked } from './system-params.queries.ts';

const toBookingBlocked = (
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

type Input = {
  readonly value: boolean;
  readonly reason?: string | undefined;
  readonly reasons?: (Omit<Reasons, 'RU'> & { readonly RU?: string | undefined }) | null | undefined;
};

const givenReasons = ({ reason, reasons }: Input): Reasons | null => {
  const russian = reasons?.RU ?? reason;
  if (russian) return { ...reasons, RU: russian };
  // Other languages fall back to Russian, so a Russian text is required.
  if (reasons && Object.keys(reasons).length > 0) throw invalidField('reasons.RU', 'REQUIRED');
  return null;
};

/** Unblocking clears the reason; a blank reason counts as none. */
export const setBookingBlocked = async (ctx: TrxContext, input: Input): Promise<BookingBlocked> => {
  const reasons = input.value ? givenReasons(input) : null;
  await lockParams(ctx.db);
  const before = await getBlocked(ctx.db);
  const after = await setBlocked(ctx.db, input.value, reasons);
  if (!isDeepStrictEqual(before, after)) {
    await recordInJournal(ctx, { type: input.value ? 'BOOKING_BLOCKED' : 'BOOKING_UNBLOCKED', reasons });
    announceParams(ctx);
  }
  return toBookingBlocked(ctx, after);
};
