import { bookingsRoutes } from '#contract/bookings-routes.ts';
import { answer, bind } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module.ts';
import { bookingParamsChanged } from '../system-params/set-booking-params.ts';
import { listBookingDates } from './list-booking-dates.ts';
import { listTimeSlots } from './list-time-slots.ts';
import { replanSlots } from './replan-slots.ts';

export const bookingsModule: Module = {
  setup: ({ events }) => {
    events.on(bookingParamsChanged, replanSlots);
  },
  routes: (host) => {
    bind(host, bookingsRoutes.listTimeSlots, async (ctx, { query }) =>
      answer(200, await listTimeSlots(ctx, query)),
    );
    bind(host, bookingsRoutes.listBookingDates, async (ctx, { params }) =>
      answer(200, await listBookingDates(ctx, params)),
    );
  },
};
