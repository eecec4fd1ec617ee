import type { Context } from '../../platform/context/context.ts';
import { type ReadyAnswer, toReady } from '../../platform/http/ready/ready-answer.ts';
import { freshMs } from '../../platform/memory/fresh-cache.ts';
import { listBookingDates } from './list-booking-dates.ts';
import { listTimeSlots } from './list-time-slots.ts';
import { minuteOf } from './read-slots.ts';
import { viewerOf } from './view-slots.ts';

/** Everybody looks at the same few days, so the serialized answer is cached briefly. */
const readReady = (ctx: Context, name: string, list: () => Promise<unknown>): Promise<ReadyAnswer> =>
  ctx.cache.read(`${name} ${viewerOf(ctx)} ${minuteOf(ctx)}`, freshMs, async () => toReady(await list()));

export const readyTimeSlots = (ctx: Context, request: { readonly date: string }): Promise<ReadyAnswer> =>
  readReady(ctx, `time-slots ${request.date}`, () => listTimeSlots(ctx, request));

export const readyBookingDates = (ctx: Context, request: { readonly month: string }): Promise<ReadyAnswer> =>
  readReady(ctx, `dates ${request.month}`, () => listBookingDates(ctx, request));
