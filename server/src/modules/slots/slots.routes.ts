import { bookingsRoutes as routes } from '#contract/bookings/bookings-routes.ts';
import { systemParamsRoutes } from '#contract/params/system-params.ts';
import { bind, type RouteHost } from '../../platform/http/bind.ts';
import { previewBookingParams } from './preview-booking-params.ts';
import { readyBookingDates, readyTimeSlots } from './ready-slots.ts';

export const bindSlotsRoutes = (host: RouteHost): void => {
  bind(host, routes.listTimeSlots, (ctx, { query }) => readyTimeSlots(ctx, query));
  bind(host, routes.listBookingDates, (ctx, { params }) => readyBookingDates(ctx, params));
  bind(host, systemParamsRoutes.previewBookingParams, (ctx, { body }) => previewBookingParams(ctx, body));
};
