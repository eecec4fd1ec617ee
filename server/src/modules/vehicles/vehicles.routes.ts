import { vehiclesRoutes } from '#contract/vehicles/vehicles-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { banVehicle } from './bans/ban-vehicle.ts';
import { listBanEvents } from './bans/list-ban-events.ts';
import { unbanVehicle } from './bans/unban-vehicle.ts';
import { warnVehicle } from './bans/warn-vehicle.ts';
import { countVehicles } from './list/count-vehicles.ts';
import { listOwnVehicles, listUserVehicles } from './list/list-account-vehicles.ts';
import { listVehicles } from './list/list-vehicles.ts';
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
  bind(host, vehiclesRoutes.listOwnVehicles, async (ctx, { query }) =>
    answer(200, await listOwnVehicles(ctx, query)),
  );
  bind(host, vehiclesRoutes.listUserVehicles, async (ctx, { query }) =>
    answer(200, await listUserVehicles(ctx, query)),
  );
  bind(host, vehiclesRoutes.listVehicles, async (ctx, { query }) =>
    answer(200, await listVehicles(ctx, query)),
  );
  bind(host, vehiclesRoutes.countVehicles, async (ctx) => answer(200, await countVehicles(ctx)));
  bindInTransaction(
    host,
    vehiclesRoutes.createVehicle,
    async (ctx, { body }) => answer(201, await createVehicle(ctx, body)),
    countVehicleChange,
  );
  bindInTransaction(
    host,
    vehiclesRoutes.updateVehicle,
    async (ctx, { body }) => answer(200, await updateVehicle(ctx, body)),
    countVehicleChange,
  );
  bind(host, vehiclesRoutes.getVehicle, async (ctx, { params }) =>
    answer(200, await getVehicle(ctx, params.id)),
  );
  bindInTransaction(
    host,
    vehiclesRoutes.deleteVehicle,
    async (ctx, { params, query }) => {
      await deleteVehicle(ctx, { ...params, ...query });
      return answer(204);
    },
    countVehicleChange,
  );
  bind(host, vehiclesRoutes.listSamePlate, async (ctx, { params }) =>
    answer(200, await listSamePlate(ctx, params.id)),
  );
  bind(host, vehiclesRoutes.listClaims, async (ctx, { params }) =>
    answer(200, await listClaims(ctx, params.id)),
  );
  bind(host, vehiclesRoutes.listPlateBookings, async (ctx, { params, query }) =>
    answer(200, await listPlateBookings(ctx, params.id, query)),
  );
  bind(host, vehiclesRoutes.getRestrictionEffects, async (ctx, { params }) =>
    answer(200, await getRestrictionEffects(ctx, params.id)),
  );
  bindInTransaction(host, vehiclesRoutes.approveVehicle, async (ctx, { params, query }) =>
    answer(200, await approveVehicle(ctx, { ...params, ...query })),
  );
  bindInTransaction(host, vehiclesRoutes.disapproveVehicle, async (ctx, { params, query }) =>
    answer(200, await disapproveVehicle(ctx, { ...params, ...query })),
  );
  bindInTransaction(host, vehiclesRoutes.banVehicle, async (ctx, { body }) => {
    await banVehicle(ctx, body);
    return answer(204);
  });
  bindInTransaction(host, vehiclesRoutes.warnVehicle, async (ctx, { body }) => {
    await warnVehicle(ctx, body);
    return answer(204);
  });
  bindInTransaction(host, vehiclesRoutes.unbanVehicle, async (ctx, { body }) => {
    await unbanVehicle(ctx, body);
    return answer(204);
  });
  bind(host, vehiclesRoutes.listBanEvents, async (ctx, { params, query }) =>
    answer(200, await listBanEvents(ctx, params.id, query)),
  );
};
