import { bookingsRoutes as routes } from '#contract/bookings/bookings-routes.ts';
import { systemParamsRoutes } from '#contract/params/system-params.ts';
import type { Context } from '../../platform/context/context.ts';
import { bind, type RouteHost } from '../../platform/http/bind.ts';
import { type ReadyAnswer, toReady } from '../../platform/http/ready/ready-answer.ts';
import { freshMs } from '../../platform/memory/fresh-cache.ts';
import { listBookingDates } from './list-booking-dates.ts';
import { listTimeSlots } from './list-time-slots.ts';
import { previewBookingParams } from './preview-booking-params.ts';
import { minuteOf } from './read-slots.ts';
import { viewerOf } from './view-slots.ts';

/** Everybody looks at the same few days, so the serialized answer is cached briefly. */
const readReady = (ctx: Context, name: string, list: () => Promise<unknown>): Promise<ReadyAnswer> =>
  ctx.cache.read(`${name} ${viewerOf(ctx)} ${minuteOf(ctx)}`, freshMs, async () => toReady(await list()));

export const bindSlotsRoutes = (host: RouteHost): void => {
  bind(host, routes.listTimeSlots, (ctx, { query }) =>
    readReady(ctx, `time-slots ${query.date}`, () => listTimeSlots(ctx, query)),
  );
  bind(host, routes.listBookingDates, (ctx, { params }) =>
    readReady(ctx, `dates ${params.month}`, () => listBookingDates(ctx, params)),
  );
  bind(host, systemParamsRoutes.previewBookingParams, (ctx, { body }) => previewBookingParams(ctx, body));
};
