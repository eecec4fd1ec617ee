import type { SearchResults } from '#contract/search-routes.ts';
import type { Context } from '../../platform/context/context.ts';
import { accountColumns } from '../accounts/account/accounts.queries.ts';
import { profileOf } from '../accounts/account/profile.ts';
import type { BookingRow } from '../bookings/booking/booking-row.ts';
import { readCurrent } from '../bookings/hold/expire-holds.ts';
import { toBookings } from '../bookings/read/booking-view.ts';
import { withEndedBans } from '../vehicles/bans/end-bans.ts';
import { operatorAnswers } from '../vehicles/list/operator-answer.ts';
import { selectOperatorVehicles } from '../vehicles/list/vehicle-list.queries.ts';
import { findIds } from './find-ids.ts';
import { readingsOf } from './search-terms.ts';

const inOrderOf = <T extends { readonly id: string }>(ids: readonly string[], rows: readonly T[]): T[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const getBookings = async (ctx: Context, ids: readonly string[]) => {
  const read = () => ctx.db.selectFrom('booking').selectAll().where('id', 'in', ids).execute();
  const rows = await readCurrent(ctx, read, (found: readonly BookingRow[]) => found);
  return toBookings(ctx, inOrderOf(ids, rows));
};

const getVehicles = async (ctx: Context, ids: readonly string[]) => {
  const read = () => selectOperatorVehicles(ctx.db).where('vehicle.id', 'in', ids).execute();
  return operatorAnswers(ctx, inOrderOf(ids, await withEndedBans(ctx, read)));
};

const getUsers = async (ctx: Context, ids: readonly string[]) => {
  const rows = await ctx.db.selectFrom('account').select(accountColumns).where('id', 'in', ids).execute();
  return inOrderOf(ids, rows).map((account) => profileOf(account, ctx.config.timeZone));
};

const unlessNone = async <T>(ids: readonly string[], get: (ids: readonly string[]) => Promise<T[]>) =>
  ids.length === 0 ? [] : get(ids);

export const search = async (
  ctx: Context,
  { q, limit }: { readonly q: string; readonly limit: number },
): Promise<SearchResults> => {
  const ids = await findIds(ctx, readingsOf(q), limit);
  const [bookings, vehicles, users] = await Promise.all([
    unlessNone(ids.bookings, (some) => getBookings(ctx, some)),
    unlessNone(ids.vehicles, (some) => getVehicles(ctx, some)),
    unlessNone(ids.users, (some) => getUsers(ctx, some)),
  ]);
  return { bookings, vehicles, users };
};
