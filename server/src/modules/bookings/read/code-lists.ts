import { bookingStatuses } from '#contract/bookings/bookings.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type ReadyAnswer, toReady } from '../../../platform/http/ready/ready-answer.ts';
import { freshMs } from '../../../platform/memory/fresh-cache.ts';
import { sayInAll } from '../../../platform/words/words.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';

export const readyStatuses = (): ReadyAnswer =>
  toReady(bookingStatuses.map((code) => ({ code, names: sayInAll(`status.${code}`) })));

export const listCargoTypes = async (ctx: Context) =>
  (await readBookingParams(ctx)).cargoTypes
    .filter(({ active }) => active)
    .map(({ code, names, priority }) => ({ code, names, priority }));

export const readyCargoTypes = (ctx: Context): Promise<ReadyAnswer> =>
  ctx.cache.readLasting('cargo-types', freshMs, async () => toReady(await listCargoTypes(ctx)));
