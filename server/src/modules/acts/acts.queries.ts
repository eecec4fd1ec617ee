import type { Db } from '../../platform/db/database.ts';

export const findClosureAct = (db: Db, id: string, madeBy: string) =>
  db
    .selectFrom('closure_act')
    .select(['id', 'closure_id', 'undone_at'])
    .where('id', '=', id)
    .where('made_by', '=', madeBy)
    .executeTakeFirst();

export const listActsOf = (db: Db, madeBy: string, limit: number) =>
  db
    .selectFrom('operator_act as act')
    .leftJoin('booking', 'booking.id', 'act.booking_id')
    .leftJoin('vehicle', 'vehicle.id', 'act.vehicle_id')
    .selectAll('act')
    .select([
      'booking.plate',
      'booking.plate_key',
      'booking.slot_at',
      'booking.gate',
      'booking.version as booking_version',
      'booking.cancellation_reasons',
      'vehicle.registration_plate',
      'vehicle.version as vehicle_version',
    ])
    .where('made_by', '=', madeBy)
    .orderBy('act.id', 'desc')
    .limit(limit)
    .execute();

export type ListedAct = Awaited<ReturnType<typeof listActsOf>>[number];

/** `is_last` marks the last act on its closure, because only that one can be undone. */
export const listClosureActsOf = (db: Db, madeBy: string, limit: number) =>
  db
    .selectFrom('closure_act as act')
    .innerJoin('closure', 'closure.id', 'act.closure_id')
    .select([
      'act.id',
      'act.type',
      'act.made_at',
      'act.closure_id',
      'act.to_after',
      'act.release_at',
      'act.released_at',
      'act.undone_at',
      'closure.from_at',
      'closure.reasons',
    ])
    .select(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('closure_act as later')
            .select('later.id')
            .whereRef('later.closure_id', '=', 'act.closure_id')
            .whereRef('later.id', '>', 'act.id'),
        ),
      ).as('is_last'),
    )
    .where('act.made_by', '=', madeBy)
    .orderBy('act.id', 'desc')
    .limit(limit)
    .execute();

export type ListedClosureAct = Awaited<ReturnType<typeof listClosureActsOf>>[number];

/** Which of these bans and warnings are in force and have no appeal. */
export const listUntouchedStrikes = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('restriction')
    .leftJoin('appeal', 'appeal.strike_id', 'restriction.event_id')
    .select('restriction.event_id')
    .where('restriction.event_id', 'in', ids)
    .where('appeal.id', 'is', null)
    .execute();
  return rows.map(({ event_id }) => event_id);
};
