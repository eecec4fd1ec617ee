import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { isInConsole } from '#kernel/access.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Context } from '../../../platform/context/context.ts';
import { countCapped, type Page, type PageRequest, pageOf } from '../../../platform/db/page.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { withEndedBans } from '../bans/end-bans.ts';
import { vehicleAnswers } from '../vehicle/vehicle-answer.ts';
import { type AccountVehicles, vehiclesOfAccount } from '../vehicle/vehicles.queries.ts';

type Query = PageRequest & AccountVehicles;

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

type UserQuery = Omit<Query, 'platePart'> & {
  readonly userId: string;
  readonly registrationPlate?: string | undefined;
};

/** Only operators may list vehicles of another account; others get an empty page. */
export const listUserVehicles = async (
  ctx: Context,
  { userId, registrationPlate, ...query }: UserQuery,
): Promise<Page<Vehicle>> => {
  const isVisible = isInConsole(ctx.actor) || requireActor(ctx).userId === userId;
  if (!isVisible) return pageOf([], query, { total: 0, last: true });
  const platePart = registrationPlate === undefined ? undefined : plateKey(registrationPlate);
  return listOf(ctx, userId, { ...query, platePart });
};
