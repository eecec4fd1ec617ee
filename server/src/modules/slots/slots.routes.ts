import { bookingsRoutes as routes } from '#contract/bookings/bookings-routes.ts';
import { systemParamsRoutes } from '#contract/params/system-params.ts';
import { answer, bind, type RouteHost } from '../../platform/http/bind.ts';
import { listBookingDates } from './list-booking-dates.ts';
import { listTimeSlots } from './list-time-slots.ts';
import { previewBookingParams } from './preview-booking-params.ts';

export const bindSlotsRoutes = (host: RouteHost): void => {
  bind(host, routes.listTimeSlots, async (ctx, { query }) => answer(200, await listTimeSlots(ctx, query)));
  bind(host, routes.listBookingDates, async (ctx, { params }) =>
    answer(200, await listBookingDates(ctx, params)),
  );
  bind(host, systemParamsRoutes.previewBookingParams, async (ctx, { body }) =>
    answer(200, await previewBookingParams(ctx, body)),
  );
};
