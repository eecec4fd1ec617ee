import { bookingReportRoutes as report } from '#contract/bookings/booking-report.ts';
import { bookingsRoutes as routes } from '#contract/bookings/bookings-routes.ts';
import { passageRoutes as passage } from '#contract/bookings/passage-routes.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { answer, bind, bindInTransaction, bindOnce, type RouteHost } from '../../platform/http/bind.ts';
import { keyedHeaders } from '../../platform/http/keyed-headers.ts';
import { bookEarliestPlace } from './create/book-earliest-place.ts';
import { bookPlace } from './create/book-place.ts';
import { editBooking } from './edit/edit-booking.ts';
import { confirmBooking } from './hold/confirm-booking.ts';
import { resendBookingCode } from './hold/resend-booking-code.ts';
import { acknowledgeCall, acknowledgeCallByPass, acknowledgeMove } from './passage/acknowledge.ts';
import { cancelBooking } from './passage/cancel-booking.ts';
import { changeStatus } from './passage/change-status.ts';
import { countLookUp, toFoundBooking } from './passage/kiosk.ts';
import { getPass } from './passage/pass.ts';
import { renewPassToken } from './passage/renew-pass-token.ts';
import { getBookingReport } from './read/booking-report.ts';
import { toOneBooking } from './read/booking-view.ts';
import { readyCargoTypes, readyStatuses } from './read/code-lists.ts';
import { getBooking, getBookingByNumber, getEarliestByPlate } from './read/find-booking.ts';
import { listAllBookings, listBookingsOfDay } from './read/list-bookings.ts';
import { listBookingHistory, listHistoryOfBooking } from './read/list-history.ts';
import { listVehiclesWithNextBooking } from './read/list-vehicles-with-next-booking.ts';
import { listOwnBookings } from './read/own/list-own-bookings.ts';
import { shiftBookings } from './shift/shift-bookings.ts';

export const bindBookingsRoutes = (host: RouteHost): void => {
  bindOnce(host, routes.createBooking, async (ctx, { query, body }) =>
    answer(201, await bookPlace(ctx, { ...body, ...query })),
  );
  bindOnce(host, routes.createBookingAsap, async (ctx, { query, body }) =>
    answer(201, await bookEarliestPlace(ctx, { ...body, ...query })),
  );
  bind(host, routes.confirmBooking, async (ctx, { body }) => {
    await confirmBooking(ctx, body);
    return answer(204);
  });
  bind(host, routes.resendBookingCode, async (ctx, { body }) => {
    await resendBookingCode(ctx, body.bookingId);
    return answer(204);
  });
  bind(host, routes.editBooking, async (ctx, { query, body }) =>
    answer(200, await editBooking(ctx, { ...body, ...query })),
  );
  bindInTransaction(host, passage.cancelBooking, async (ctx, { params, query }) => {
    await cancelBooking(ctx, { ...params, ...query });
    return answer(204);
  });
  bind(host, passage.putBookingStatus, async (ctx, { params, query, body }) => {
    const moved = await inTransaction(ctx, (trx) => changeStatus(trx, { ...params, ...query, ...body }));
    // After the commit: only then is the place in the line known.
    return answer(200, await toOneBooking(ctx, moved));
  });
  bind(host, routes.getBooking, async (ctx, { params }) => answer(200, await getBooking(ctx, params.id)));
  bind(host, passage.getBookingByNumber, async (ctx, { params }) => {
    await countLookUp(ctx);
    return answer(200, await toFoundBooking(ctx, await getBookingByNumber(ctx, params.number)));
  });
  bind(host, passage.getEarliestByPlate, async (ctx, { query }) => {
    await countLookUp(ctx);
    return answer(200, await toFoundBooking(ctx, await getEarliestByPlate(ctx, query.registrationPlate)));
  });
  bind(host, routes.listOwnBookings, async (ctx, { query }) =>
    answer(200, await listOwnBookings(ctx, query)),
  );
  bind(host, routes.listBookingsOfDay, async (ctx, { query }) =>
    answer(200, await listBookingsOfDay(ctx, query)),
  );
  bind(host, routes.listAllBookings, async (ctx, { query, body = {} }) =>
    answer(200, await listAllBookings(ctx, query, body)),
  );
  bind(host, routes.listVehiclesWithNextBooking, async (ctx, { query }) =>
    answer(200, await listVehiclesWithNextBooking(ctx, query)),
  );
  bind(host, passage.listBookingHistory, async (ctx, { query }) =>
    answer(200, await listBookingHistory(ctx, query)),
  );
  bind(host, passage.getHistoryOfBooking, async (ctx, { params, query }) =>
    answer(200, await listHistoryOfBooking(ctx, { ...params, ...query })),
  );
  bind(host, report.getBookingReport, async (ctx, { params, query }) =>
    answer(200, await getBookingReport(ctx, { ...params, ...query })),
  );
  bindInTransaction(host, passage.renewPassToken, async (ctx, { params }) =>
    answer(200, await toOneBooking(ctx, await renewPassToken(ctx, params.id))),
  );
  bind(host, passage.getPass, async (ctx, { params }) =>
    answer(200, await getPass(ctx, params.token), keyedHeaders),
  );
  bindInTransaction(host, passage.acknowledgeCall, async (ctx, { params }) =>
    answer(200, await toOneBooking(ctx, await acknowledgeCall(ctx, params.id))),
  );
  bind(host, passage.acknowledgeCallByPass, async (ctx, { params }) => {
    await inTransaction(ctx, (trx) => acknowledgeCallByPass(trx, params.token));
    return answer(200, await getPass(ctx, params.token), keyedHeaders);
  });
  bindInTransaction(host, passage.acknowledgeMove, async (ctx, { params }) =>
    answer(200, await toOneBooking(ctx, await acknowledgeMove(ctx, params.id))),
  );
  bindInTransaction(host, passage.shiftBookings, async (ctx, { query, body }) =>
    answer(200, await shiftBookings(ctx, { ...query, ...body })),
  );
  const statuses = readyStatuses();
  bind(host, routes.listStatuses, async () => answer(200, statuses));
  bind(host, routes.listCargoTypes, async (ctx) => answer(200, await readyCargoTypes(ctx)));
};
