import { actsRoutes as routes } from '#contract/acts/acts.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { bind, type RouteHost } from '../../platform/http/bind.ts';
import { getClosure } from '../bookings/closures/closure-view.ts';
import { getBooking } from '../bookings/read/find-booking.ts';
import { getVehicle } from '../vehicles/registry/get-vehicle.ts';
import { listOwnActs } from './list-acts.ts';
import { sendAct } from './send-act.ts';
import { type ActObject, undoAct } from './undo-act.ts';

/** Reads after the commit, because only then the place in the line is known. A shift has no single object. */
const viewOf = (ctx: Context, { bookingId, vehicleId, closureId }: ActObject, applied: boolean) => {
  if (closureId) return getClosure(ctx, closureId);
  if (bookingId) return getBooking(ctx, bookingId);
  return vehicleId ? getVehicle(ctx, vehicleId) : { applied };
};

export const bindActsRoutes = (host: RouteHost): void => {
  bind(host, routes.listOwnActs, (ctx) => listOwnActs(ctx));
  bind(host, routes.undoAct, async (ctx, { params }) =>
    viewOf(ctx, await inTransaction(ctx, (trx) => undoAct(trx, params.id)), false),
  );
  bind(host, routes.sendAct, async (ctx, { params }) =>
    viewOf(ctx, await inTransaction(ctx, (trx) => sendAct(trx, params.id)), true),
  );
};
