import type { Insertable } from 'kysely';
import type { BodyOf } from '#contract/route.ts';
import type { WatchedPlate, watchListRoutes } from '#contract/vehicles/watch-list.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Context, TrxContext } from '../../platform/context/context.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';
import { inAllLanguages } from '../../platform/words/translated.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { futureInstant } from '../vehicles/bans/operator-restriction.ts';
import { listActiveOfPlates, toPlateBooking } from '../vehicles/list/plate-bookings.queries.ts';
import { lockPlates } from '../vehicles/vehicle/plate-lock.ts';

const selectWatched = (db: Db) =>
  db
    .selectFrom('watch_list')
    .innerJoin('account', 'account.id', 'watch_list.added_by')
    .selectAll('watch_list')
    .select(['account.first_name', 'account.last_name']);

type WatchedRow = Awaited<ReturnType<typeof listWatched>>[number];

const listWatched = (db: Db) =>
  selectWatched(db).orderBy('watch_list.added_at', 'desc').orderBy('watch_list.plate_key').execute();

const findWatched = (db: Db, plateKey: string) =>
  selectWatched(db).where('watch_list.plate_key', '=', plateKey).executeTakeFirst();

/** Replaces the entry of a plate that is on the list already. */
const putWatched = (trx: Trx, row: Insertable<Schema['watch_list']>) =>
  trx
    .insertInto('watch_list')
    .values(row)
    .onConflict((conflict) => conflict.column('plate_key').doUpdateSet(row))
    .execute();

const deleteWatched = (trx: Trx, plateKey: string) =>
  trx.deleteFrom('watch_list').where('plate_key', '=', plateKey).execute();

/** Makes the line show at once whether the plate is watched. */
export const watchListChanged = defineEvent<{ readonly plateKey: string }>('watch-list-changed');

const toWatchedPlates = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  rows: readonly WatchedRow[],
): Promise<WatchedPlate[]> => {
  const active =
    rows.length === 0
      ? []
      : await listActiveOfPlates(
          db,
          rows.map((row) => row.plate_key),
        );
  return rows.map((row) => ({
    registrationPlate: row.plate,
    reasons: inAllLanguages(row.reasons),
    ...(row.until && { until: toWireInstant(row.until, config.timeZone) }),
    addedAt: toWireInstant(row.added_at, config.timeZone),
    addedBy: { id: row.added_by, name: `${row.last_name} ${row.first_name}` },
    bookings: active
      .filter(({ plate_key }) => plate_key === row.plate_key)
      .map(toPlateBooking(config.timeZone)),
  }));
};

export const listWatchedPlates = async (ctx: Context): Promise<WatchedPlate[]> =>
  toWatchedPlates(ctx, await listWatched(ctx.db));

const recorded = (row: Pick<WatchedRow, 'plate' | 'until'>) => ({
  plate: row.plate,
  until: row.until?.toString() ?? null,
});

type Watch = { readonly plate: string } & BodyOf<typeof watchListRoutes.watchPlate>;

export const watchPlate = async (
  ctx: TrxContext,
  { plate, reasons, until }: Watch,
): Promise<WatchedPlate> => {
  const key = plateKey(plate);
  await lockPlates(ctx.db, key);
  const before = await findWatched(ctx.db, key);
  const row = {
    plate_key: key,
    plate,
    reasons: JSON.stringify(reasons),
    until: futureInstant(ctx, until),
    added_by: requireActor(ctx).userId,
    added_at: ctx.clock.now(),
  };
  await putWatched(ctx.db, row);
  await recordInJournal(ctx, {
    type: 'PLATE_WATCHED',
    from: before && recorded(before),
    to: recorded(row),
    reasons,
  });
  await ctx.events.emit(ctx, watchListChanged, { plateKey: key });
  const after = await findWatched(ctx.db, key);
  const [watched] = await toWatchedPlates(ctx, after ? [after] : []);
  if (!watched) throw new Error('The plate was put on the list just now');
  return watched;
};

export const unwatchPlate = async (ctx: TrxContext, { plate }: Pick<Watch, 'plate'>): Promise<void> => {
  const key = plateKey(plate);
  await lockPlates(ctx.db, key);
  const before = await findWatched(ctx.db, key);
  if (!before) throw new AppError('NOT_FOUND');
  await deleteWatched(ctx.db, key);
  await recordInJournal(ctx, { type: 'PLATE_UNWATCHED', from: recorded(before) });
  await ctx.events.emit(ctx, watchListChanged, { plateKey: key });
};
