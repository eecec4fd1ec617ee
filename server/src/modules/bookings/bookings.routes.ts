import { bookingReportRoutes as report } from '#contract/bookings/booking-report.ts';
import { bookingsRoutes as routes } from '#contract/bookings/bookings-routes.ts';
import { closuresRoutes as closures } from '#contract/bookings/closures.ts';
import { offersRoutes as offers } from '#contract/bookings/offers.ts';
import { passageRoutes as passage } from '#contract/bookings/passage-routes.ts';
import { passKeysRoutes, passListRoutes } from '#contract/bookings/passes.ts';
import { reasonsOf } from '#contract/reasons.ts';
import { inTransaction, type TrxContext } from '../../platform/context/context.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { answer, bind, bindInTransaction, bindOnce, type RouteHost } from '../../platform/http/bind.ts';
import { keyedHeaders } from '../../platform/http/keyed-headers.ts';
import { changeClosure } from './closures/change-closure.ts';
import { closeByShift, closeCheckpoint } from './closures/close-checkpoint.ts';
import { getClosure, listClosures } from './closures/closure-view.ts';
import { sendClosure } from './closures/send-closure.ts';
import { undoClosure } from './closures/undo-closure.ts';
import { bookEarliestPlace } from './create/book-earliest-place.ts';
import { bookPlace } from './create/book-place.ts';
import { editBooking } from './edit/edit-booking.ts';
import { confirmBooking } from './hold/confirm-booking.ts';
import { resendBookingCode } from './hold/resend-booking-code.ts';
import { refuseOffer, takeOffer } from './offers/answer-offer.ts';
import { getOffer, takeOfferBySecret } from './offers/get-offer.ts';
import { listPublicKeys } from './pass/list-public-keys.ts';
import { listValidPasses } from './pass/list-valid-passes.ts';
import { acknowledgeCall, acknowledgeCallByPass, acknowledgeMove } from './passage/acknowledge.ts';
import { cancelBooking } from './passage/cancel-booking.ts';
import { changeStatus } from './passage/change-status.ts';
import { countLookUp, toFoundBooking } from './passage/kiosk.ts';
import { getPass, renewPassToken } from './passage/pass.ts';
import { getBookingReport } from './read/booking-report.ts';
import { toOneBooking } from './read/booking-view.ts';
import { readyCargoTypes, readyStatuses } from './read/code-lists.ts';
import { getBooking, getBookingByNumber, getEarliestByPlate } from './read/find-booking.ts';
import { listAllBookings, listBookingsOfDay } from './read/list-bookings.ts';
import { listBookingHistory, listHistoryOfBooking } from './read/list-history.ts';
import { listOwnBookings } from './read/list-own-bookings.ts';
import { listVehiclesWithNextBooking } from './read/list-vehicles-with-next-booking.ts';
import { shiftBookings } from './shift/shift-bookings.ts';

export const bindBookingsRoutes = (host: RouteHost): void => {
  bindOnce(host, routes.createBooking, (ctx, { query, body }) => bookPlace(ctx, { ...body, ...query }));
  bindOnce(host, routes.createBookingAsap, (ctx, { query, body }) =>
    bookEarliestPlace(ctx, { ...body, ...query }),
  );
  bind(host, routes.confirmBooking, (ctx, { body }) => confirmBooking(ctx, body));
  bind(host, routes.resendBookingCode, (ctx, { body }) => resendBookingCode(ctx, body.bookingId));
  bind(host, routes.editBooking, (ctx, { query, body }) => editBooking(ctx, { ...body, ...query }));
  bindInTransaction(host, passage.cancelBooking, (ctx, { params, query, body }) =>
    cancelBooking(ctx, { ...params, ...query, ...body }),
  );
  bind(host, passage.putBookingStatus, async (ctx, { params, query, body }) => {
    const moved = await inTransaction(ctx, (trx) => changeStatus(trx, { ...params, ...query, ...body }));
    // Reads after the commit, because only then the place in the line is known.
    return toOneBooking(ctx, moved);
  });
  bind(host, routes.getBooking, (ctx, { params }) => getBooking(ctx, params.id));
  bind(host, passage.getBookingByNumber, async (ctx, { params }) => {
    await countLookUp(ctx);
    return toFoundBooking(ctx, await getBookingByNumber(ctx, params.number));
  });
  bind(host, passage.getEarliestByPlate, async (ctx, { query }) => {
    await countLookUp(ctx);
    return toFoundBooking(ctx, await getEarliestByPlate(ctx, query.registrationPlate));
  });
  bind(host, routes.listOwnBookings, (ctx, { query }) => listOwnBookings(ctx, query));
  bind(host, routes.listBookingsOfDay, (ctx, { query }) => listBookingsOfDay(ctx, query));
  bind(host, routes.listAllBookings, (ctx, { query, body = {} }) => listAllBookings(ctx, query, body));
  bind(host, routes.listVehiclesWithNextBooking, (ctx, { query }) => listVehiclesWithNextBooking(ctx, query));
  bind(host, passage.listBookingHistory, (ctx, { query }) => listBookingHistory(ctx, query));
  bind(host, passage.getHistoryOfBooking, (ctx, { params, query }) =>
    listHistoryOfBooking(ctx, { ...params, ...query }),
  );
  bind(host, report.getBookingReport, (ctx, { params, query }) =>
    getBookingReport(ctx, { ...params, ...query }),
  );
  bindInTransaction(host, passage.renewPassToken, async (ctx, { params }) =>
    toOneBooking(ctx, await renewPassToken(ctx, params.id)),
  );
  bind(host, passKeysRoutes.listPassKeys, async (ctx) => listPublicKeys(ctx));
  bind(host, passListRoutes.listValidPasses, (ctx) => listValidPasses(ctx));
  bind(host, passage.getPass, async (ctx, { params }) =>
    answer(200, await getPass(ctx, params.token), keyedHeaders),
  );
  bindInTransaction(host, passage.acknowledgeCall, async (ctx, { params }) =>
    toOneBooking(ctx, await acknowledgeCall(ctx, params.id)),
  );
  bind(host, passage.acknowledgeCallByPass, async (ctx, { params }) => {
    await inTransaction(ctx, (trx) => acknowledgeCallByPass(trx, params.token));
    return answer(200, await getPass(ctx, params.token), keyedHeaders);
  });
  bindInTransaction(host, passage.acknowledgeMove, async (ctx, { params }) =>
    toOneBooking(ctx, await acknowledgeMove(ctx, params.id)),
  );
  bindInTransaction(host, passage.shiftBookings, (ctx, { query, body: { close, ...body } }) =>
    close ? closeByShift(ctx, { ...query, ...body, close }) : shiftBookings(ctx, { ...query, ...body }),
  );
  bind(host, closures.listClosures, (ctx, { query }) => listClosures(ctx, query));
  bind(host, closures.getClosure, (ctx, { params }) => getClosure(ctx, params.id));
  bind(host, closures.createClosure, (ctx, { query, body: { reason, close, ...body } }) => {
    const reasons = close?.reasons ?? reasonsOf({ reason, reasons: body.reasons });
    const date = body.date ?? query.date;
    if (date === undefined) throw invalidField('date', 'REQUIRED');
    const work = (trx: TrxContext) => closeCheckpoint(trx, { ...body, date, reasons, undoable: true });
    // A preview is never answered from a stored answer, and reading one snapshot must be its first statement.
    return inTransaction(ctx, work, body.dryRun ? {} : { once: true });
  });
  bindInTransaction(host, closures.changeClosure, (ctx, { params, body }) =>
    changeClosure(ctx, { ...params, ...body }),
  );
  bindInTransaction(host, closures.undoClosure, (ctx, { params }) => undoClosure(ctx, params.id));
  bindInTransaction(host, closures.sendClosure, (ctx, { params }) => sendClosure(ctx, params.id));
  bind(host, offers.getOffer, async (ctx, { params }) =>
    answer(200, await getOffer(ctx, params.secret), keyedHeaders),
  );
  bind(host, offers.takeOfferBySecret, async (ctx, { params }) =>
    answer(200, await takeOfferBySecret(ctx, params.secret), keyedHeaders),
  );
  bindInTransaction(host, offers.takeOffer, async (ctx, { params }) =>
    toOneBooking(ctx, await takeOffer(ctx, params.id)),
  );
  bindInTransaction(host, offers.refuseOffer, async (ctx, { params }) =>
    toOneBooking(ctx, await refuseOffer(ctx, params.id)),
  );
  const statuses = readyStatuses();
  bind(host, routes.listStatuses, async () => statuses);
  bind(host, routes.listCargoTypes, (ctx) => readyCargoTypes(ctx));
};
