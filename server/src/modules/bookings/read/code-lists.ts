import { bookingStatuses } from '#contract/bookings/bookings.ts';
import type { Context } from '../../../platform/context.ts';
import { sayInAll } from '../../../platform/words/words.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';

export const listStatuses = () =>
  bookingStatuses.map((code) => ({ code, names: sayInAll(`status.${code}`) }));

export const listCargoTypes = async (ctx: Context) =>
  (await readBookingParams(ctx)).cargoTypes
    .filter(({ active }) => active)
    .map(({ code, names, priority }) => ({ code, names, priority }));
