import { bookingsRoutes as routes } from '#contract/bookings-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { idempotently } from '../../platform/http/idempotency.ts';
import { placeBooking, placeBookingAsap } from './create/place-booking.ts';
import { editBooking } from './edit/edit-booking.ts';
import { confirmBooking } from './hold/confirm-booking.ts';
import { resendBookingCode } from './hold/resend-booking-code.ts';
import { cancelBooking } from './passage/cancel-booking.ts';
import { changeStatus } from './passage/change-status.ts';
import { countLookUp, toFoundBooking } from './passage/kiosk.ts';
import { getPass, passHeaders } from './passage/pass.ts';
import { renewPassToken } from './passage/renew-pass-token.ts';
import { toOneBooking } from './read/booking-view.ts';
import { listCargoTypes, listStatuses } from './read/code-lists.ts';
import { getBooking, getBookingByNumber, getEarliestByPlate } from './read/find-booking.ts';
import { listAllBookings, listBookingsOfDay, listOwnBookings } from './read/list-bookings.ts';
import { listBookingHistory, listHistoryOfBooking } from './read/list-history.ts';
import { listVehiclesWithNextBooking } from './read/list-vehicles-with-next-booking.ts';
import { shiftBookings } from './shift/shift-bookings.ts';

export const bindBookingsRoutes = (host: RouteHost): void => {
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
    answer(200, await toFoundBooking(ctx, await changeStatus(ctx, { ...params, ...query, ...body }))),
  );
  bind(host, routes.getBooking, async (ctx, { params }) => answer(200, await getBooking(ctx, params.id)));
  bind(host, routes.getBookingByNumber, async (ctx, { params }) => {
    await countLookUp(ctx);
    return answer(200, await toFoundBooking(ctx, await getBookingByNumber(ctx, params.number)));
  });
  bind(host, routes.getEarliestByPlate, async (ctx, { query }) => {
    await countLookUp(ctx);
    return answer(200, await toFoundBooking(ctx, await getEarliestByPlate(ctx, query.registrationPlate)));
  });
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
    answer(200, await listVehiclesWithNextBooking(ctx, query)),
  );
  bind(host, routes.listBookingHistory, async (ctx, { query }) =>
    answer(200, await listBookingHistory(ctx, query)),
  );
  bind(host, routes.getHistoryOfBooking, async (ctx, { params, query }) =>
    answer(200, await listHistoryOfBooking(ctx, { ...params, ...query })),
  );
  bindInTransaction(host, routes.renewPassToken, async (ctx, { params }) =>
    answer(200, await toOneBooking(ctx, await renewPassToken(ctx, params.id))),
  );
  bind(host, routes.getPass, async (ctx, { params }) =>
    answer(200, await getPass(ctx, params.token), passHeaders),
  );
  bindInTransaction(host, routes.shiftBookings, async (ctx, { query, body }) =>
    answer(200, await shiftBookings(ctx, { ...query, ...body })),
  );
  bind(host, routes.listStatuses, async () => answer(200, listStatuses()));
  bind(host, routes.listCargoTypes, async (ctx) => answer(200, await listCargoTypes(ctx)));
};
