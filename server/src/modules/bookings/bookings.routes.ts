import { bookingsRoutes as routes } from '#contract/bookings-routes.ts';
import { systemParamsRoutes } from '#contract/system-params.ts';
import { answer, bind, bindInTransaction } from '../../platform/http/bind.ts';
import { idempotently } from '../../platform/http/idempotency.ts';
import type { Module } from '../../platform/module.ts';
import { bookingParamsChanged } from '../system-params/set-booking-params.ts';
import { toOneBooking } from './booking-view.ts';
import { cancelBooking } from './cancel-booking.ts';
import { changeStatus } from './change-status.ts';
import { listCargoTypes, listStatuses } from './code-lists.ts';
import { confirmBooking } from './confirm-booking.ts';
import { editBooking } from './edit-booking.ts';
import { expireHolds, expireHoldsJob } from './expire-holds.ts';
import { getBooking, getBookingByNumber, getEarliestByPlate } from './find-booking.ts';
import { followDocuments } from './follow-documents.ts';
import { followVehicles } from './follow-vehicles.ts';
import { listBookingDates } from './list-booking-dates.ts';
import { listAllBookings, listBookingHistory, listBookingsOfDay, listOwnBookings } from './list-bookings.ts';
import { listTimeSlots } from './list-time-slots.ts';
import { listVehiclesWithNextBooking } from './list-vehicles-with-next-booking.ts';
import { placeBooking, placeBookingAsap } from './place-booking.ts';
import { previewBookingParams } from './preview-booking-params.ts';
import { replanSlots } from './replan-slots.ts';
import { resendBookingCode } from './resend-booking-code.ts';
import { shiftBookings } from './shift/shift-bookings.ts';
import { doTellShifted, tellShiftedJob } from './shift/tell-shifted.ts';
import { cancelNoShows, noShowsJob } from './strikes/no-shows.ts';

export const bookingsModule: Module = {
  setup: ({ events, jobs }) => {
    events.on(bookingParamsChanged, replanSlots);
    followVehicles(events);
    followDocuments(events);
    jobs.handle(expireHoldsJob, async (ctx) => {
      await expireHolds(ctx);
    });
    jobs.schedule(expireHoldsJob, '* * * * *');
    jobs.handle(tellShiftedJob, doTellShifted);
    jobs.handle(noShowsJob, async (ctx) => {
      await cancelNoShows(ctx);
    });
    jobs.schedule(noShowsJob, '* * * * *');
  },
  routes: (host) => {
    bind(
      host,
      routes.createBooking,
      idempotently(routes.createBooking, (ctx, { query, body }, once) =>
        placeBooking(ctx, { ...body, ...query }, (trx, create) =>
          once(trx, async () => answer(201, await create())),
        ),
      ),
    );
    bind(
      host,
      routes.createBookingAsap,
      idempotently(routes.createBookingAsap, (ctx, { query, body }, once) =>
        placeBookingAsap(ctx, { ...body, ...query }, (trx, create) =>
          once(trx, async () => answer(201, await create())),
        ),
      ),
    );
    bind(host, routes.confirmBooking, async (ctx, { body }) => {
      await confirmBooking(ctx, body);
      return answer(204);
    });
    bind(host, routes.resendBookingCode, async (ctx, { body }) => {
      await resendBookingCode(ctx, body.bookingId);
      return answer(204);
    });
    bind(host, routes.editBooking, (ctx, { body }) =>
      editBooking(ctx, body, async (trx, row) => answer(200, await toOneBooking(trx, row))),
    );
    bindInTransaction(host, routes.cancelBooking, async (ctx, { params, query }) => {
      await cancelBooking(ctx, { ...params, ...query });
      return answer(204);
    });
    bindInTransaction(host, routes.putBookingStatus, async (ctx, { params, query, body }) =>
      answer(200, await toOneBooking(ctx, await changeStatus(ctx, { ...params, ...query, ...body }))),
    );
    bind(host, routes.getBooking, async (ctx, { params }) => answer(200, await getBooking(ctx, params.id)));
    bind(host, routes.getBookingByNumber, async (ctx, { params }) =>
      answer(200, await getBookingByNumber(ctx, params.number)),
    );
    bind(host, routes.getEarliestByPlate, async (ctx, { query }) =>
      answer(200, await getEarliestByPlate(ctx, query.registrationPlate)),
    );
    bind(host, routes.listOwnBookings, async (ctx, { query }) =>
      answer(200, await listOwnBookings(ctx, query)),
    );
    bind(host, routes.listBookingsOfDay, async (ctx, { query }) =>
      answer(200, await listBookingsOfDay(ctx, query)),
    );
    bind(host, routes.listAllBookings, async (ctx, { query, body }) =>
      answer(200, await listAllBookings(ctx, query, body)),
    );
    bind(host, routes.listVehiclesWithNextBooking, async (ctx, { query }) =>
      answer(200, await listVehiclesWithNextBooking(ctx, query.registrationPlate)),
    );
    bind(host, routes.listBookingHistory, async (ctx, { query }) =>
      answer(200, await listBookingHistory(ctx, query)),
    );
    bindInTransaction(host, routes.shiftBookings, async (ctx, { query, body }) =>
      answer(200, await shiftBookings(ctx, { ...query, ...body })),
    );
    bind(host, routes.listTimeSlots, async (ctx, { query }) => answer(200, await listTimeSlots(ctx, query)));
    bind(host, routes.listBookingDates, async (ctx, { params }) =>
      answer(200, await listBookingDates(ctx, params)),
    );
    bind(host, systemParamsRoutes.previewBookingParams, async (ctx, { body }) =>
      answer(200, await previewBookingParams(ctx, body)),
    );
    bind(host, routes.listStatuses, async () => answer(200, listStatuses()));
    bind(host, routes.listCargoTypes, async (ctx) => answer(200, await listCargoTypes(ctx)));
  },
};
