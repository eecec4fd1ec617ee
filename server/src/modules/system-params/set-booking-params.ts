import type { BookingParams } from '#contract/booking-params.ts';
import type { TrxContext } from '../../platform/context.ts';
import { AppError, invalidField } from '../../platform/errors/app-error.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { insertParams, lockParams } from './booking-params.queries.ts';
import { getBookingParams } from './get-booking-params.ts';

/** Told in the transaction of the change, so that slots never disagree with the parameters. */
export const bookingParamsChanged = defineEvent<{ before: BookingParams; after: BookingParams }>(
  'booking-params-changed',
);

type Changes = { readonly [K in keyof BookingParams]?: BookingParams[K] | undefined };

const requireSense = (params: BookingParams) => {
  if (params.priorityReserve > params.slotCapacity)
    throw invalidField('priorityReserve', 'TOO_BIG', { limit: params.slotCapacity });
  const codes = params.cargoTypes.map(({ code }) => code);
  const twice = codes.findIndex((code, index) => codes.indexOf(code) !== index);
  if (twice >= 0) throw invalidField(`cargoTypes[${twice}].code`, 'INVALID_VALUE');
  if (!params.cargoTypes.some(({ active }) => active)) throw invalidField('cargoTypes', 'INVALID_VALUE');
};

export const setBookingParams = async (ctx: TrxContext, changes: Changes): Promise<BookingParams> => {
  await lockParams(ctx.db);
  const before = await getBookingParams(ctx);
  if (changes.version !== undefined && changes.version !== before.version)
    throw new AppError('STALE_VERSION');
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const after: BookingParams = { ...before, ...given, version: before.version + 1 };
  requireSense(after);
  await insertParams(ctx.db, after, ctx.actor?.userId ?? null, ctx.clock.now());
  await ctx.events.emit(ctx, bookingParamsChanged, { before, after });
  return after;
};
