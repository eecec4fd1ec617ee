import { vehiclesRoutes } from '#contract/vehicles/vehicles-routes.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { listBanEvents } from './bans/list-ban-events.ts';
import { banVehicle, warnVehicle } from './bans/operator-restriction.ts';
import { unbanVehicle } from './bans/unban-vehicle.ts';
import { listOwnVehicles, listUserVehicles } from './list/list-account-vehicles.ts';
import { countVehicles, listVehicles } from './list/list-vehicles.ts';
import { createVehicle } from './registry/create-vehicle.ts';
import { approveVehicle, disapproveVehicle } from './registry/decide-vehicle.ts';
import { deleteVehicle } from './registry/delete-vehicle.ts';
import { getVehicle } from './registry/get-vehicle.ts';
import { listClaims } from './registry/list-claims.ts';
import { listPlateBookings } from './registry/list-plate-bookings.ts';
import { getRestrictionEffects } from './registry/restriction-effects.ts';
import { listSamePlate } from './registry/same-plate.ts';
import { updateVehicle } from './registry/update-vehicle.ts';
import { countVehicleChange } from './registry/vehicle-limits.ts';

export const bindVehiclesRoutes = (host: RouteHost): void => {
  bind(host, vehiclesRoutes.listOwnVehicles, (ctx, { query }) => listOwnVehicles(ctx, query));
  bind(host, vehiclesRoutes.listUserVehicles, (ctx, { query }) => listUserVehicles(ctx, query));
  bind(host, vehiclesRoutes.listVehicles, (ctx, { query }) => listVehicles(ctx, query));
  bind(host, vehiclesRoutes.countVehicles, (ctx) => countVehicles(ctx));
  bindInTransaction(
    host,
    vehiclesRoutes.createVehicle,
    (ctx, { body }) => createVehicle(ctx, body),
    countVehicleChange,
  );
  bindInTransaction(
    host,
    vehiclesRoutes.updateVehicle,
    (ctx, { body }) => updateVehicle(ctx, body),
    countVehicleChange,
  );
  bind(host, vehiclesRoutes.getVehicle, (ctx, { params }) => getVehicle(ctx, params.id));
  bindInTransaction(
    host,
    vehiclesRoutes.deleteVehicle,
    (ctx, { params, query }) => deleteVehicle(ctx, { ...params, ...query }),
    countVehicleChange,
  );
  bind(host, vehiclesRoutes.listSamePlate, (ctx, { params }) => listSamePlate(ctx, params.id));
  bind(host, vehiclesRoutes.listClaims, (ctx, { params }) => listClaims(ctx, params.id));
  bind(host, vehiclesRoutes.listPlateBookings, (ctx, { params, query }) =>
    listPlateBookings(ctx, params.id, query),
  );
  bind(host, vehiclesRoutes.getRestrictionEffects, (ctx, { params }) =>
    getRestrictionEffects(ctx, params.id),
  );
  bindInTransaction(host, vehiclesRoutes.approveVehicle, (ctx, { params, query }) =>
    approveVehicle(ctx, { ...params, ...query }),
  );
  bindInTransaction(host, vehiclesRoutes.disapproveVehicle, (ctx, { params, query }) =>
    disapproveVehicle(ctx, { ...params, ...query }),
  );
  bindInTransaction(host, vehiclesRoutes.banVehicle, (ctx, { body }) => banVehicle(ctx, body));
  bindInTransaction(host, vehiclesRoutes.warnVehicle, (ctx, { body }) => warnVehicle(ctx, body));
  bindInTransaction(host, vehiclesRoutes.unbanVehicle, (ctx, { body }) => unbanVehicle(ctx, body));
  bind(host, vehiclesRoutes.listBanEvents, (ctx, { params, query }) => listBanEvents(ctx, params.id, query));
};
