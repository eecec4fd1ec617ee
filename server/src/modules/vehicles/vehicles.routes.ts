import { vehiclesRoutes } from '#contract/vehicles-routes.ts';
import { answer, bind, bindInTransaction } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module.ts';
import { banVehicle, warnVehicle } from './ban-vehicle.ts';
import { createVehicle } from './create-vehicle.ts';
import { approveVehicle, disapproveVehicle } from './decide-vehicle.ts';
import { deleteVehicle } from './delete-vehicle.ts';
import { scheduleBanEnds } from './end-bans.ts';
import { getVehicle } from './get-vehicle.ts';
import { listOwnVehicles, listUserVehicles } from './list-account-vehicles.ts';
import { listBanEvents } from './list-ban-events.ts';
import { listVehicles } from './list-vehicles.ts';
import { listSamePlate } from './same-plate.ts';
import { unbanVehicle } from './unban-vehicle.ts';
import { updateVehicle } from './update-vehicle.ts';

export const vehiclesModule: Module = {
  setup: ({ jobs }) => scheduleBanEnds(jobs),
  routes: (host) => {
    bind(host, vehiclesRoutes.listOwnVehicles, async (ctx, { query }) =>
      answer(200, await listOwnVehicles(ctx, query)),
    );
    bind(host, vehiclesRoutes.listUserVehicles, async (ctx, { query }) =>
      answer(200, await listUserVehicles(ctx, query)),
    );
    bind(host, vehiclesRoutes.listVehicles, async (ctx, { query }) =>
      answer(200, await listVehicles(ctx, query)),
    );
    bindInTransaction(host, vehiclesRoutes.createVehicle, async (ctx, { body }) =>
      answer(201, await createVehicle(ctx, body)),
    );
    bindInTransaction(host, vehiclesRoutes.updateVehicle, async (ctx, { body }) =>
      answer(200, await updateVehicle(ctx, body)),
    );
    bind(host, vehiclesRoutes.getVehicle, async (ctx, { params }) =>
      answer(200, await getVehicle(ctx, params.id)),
    );
    bindInTransaction(host, vehiclesRoutes.deleteVehicle, async (ctx, { params, query }) => {
      await deleteVehicle(ctx, { ...params, ...query });
      return answer(204);
    });
    bind(host, vehiclesRoutes.listSamePlate, async (ctx, { params }) =>
      answer(200, await listSamePlate(ctx, params.id)),
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
  },
};
