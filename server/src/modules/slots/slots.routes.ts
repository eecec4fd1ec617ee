import { bookingsRoutes as routes } from '#contract/bookings/bookings-routes.ts';
import { systemParamsRoutes } from '#contract/params/system-params.ts';
import { answer, bind, type RouteHost } from '../../platform/http/bind.ts';
import { previewBookingParams } from './preview-booking-params.ts';
import { readyBookingDates, readyTimeSlots } from './ready-slots.ts';

export const bindSlotsRoutes = (host: RouteHost): void => {
  bind(host, routes.listTimeSlots, async (ctx, { query }) => answer(200, await readyTimeSlots(ctx, query)));
  bind(host, routes.listBookingDates, async (ctx, { params }) =>
    answer(200, await readyBookingDates(ctx, params)),
  );
  bind(host, systemParamsRoutes.previewBookingParams, async (ctx, { body }) =>
    answer(200, await previewBookingParams(ctx, body)),
  );
};
