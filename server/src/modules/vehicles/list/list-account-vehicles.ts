import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import type { VehicleSort } from '#contract/vehicles/vehicles-routes.ts';
import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { countCapped, type Page, type PageRequest, pageOf } from '../../../platform/db/page.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { withEndedBans } from '../bans/end-bans.ts';
import { vehicleAnswers } from '../vehicle/vehicle-answer.ts';
import { vehiclesOfAccount } from '../vehicle/vehicles.queries.ts';

type Query = PageRequest & { readonly sort: VehicleSort; readonly approved?: boolean | undefined };

const listOf = async (ctx: Context, accountId: string, query: Query): Promise<Page<Vehicle>> => {
  const { page, size } = query;
  const vehicles = vehiclesOfAccount(ctx.db, accountId, query);
  const rows = await withEndedBans(ctx, () =>
    vehicles
      .limit(size + 1)
      .offset(page * size)
      .execute(),
  );
  const total = await countCapped(ctx.db, vehicles);
  const content = await vehicleAnswers(ctx, rows.slice(0, size));
  return pageOf(content, query, { ...total, last: rows.length <= size });
};

export const listOwnVehicles = (ctx: Context, query: Query): Promise<Page<Vehicle>> =>
  listOf(ctx, requireActor(ctx).userId, query);

/** Another's are none, for everybody but an operator. */
export const listUserVehicles = async (
  ctx: Context,
  query: Query & { readonly userId: string },
): Promise<Page<Vehicle>> => {
  const isVisible = isAdmin(ctx.actor) || requireActor(ctx).userId === query.userId;
  return isVisible ? listOf(ctx, query.userId, query) : pageOf([], query, { total: 0, last: true });
};
