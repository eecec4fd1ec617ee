import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';

export type DrawnTruck = { readonly accountId: string; readonly plateKey: string };

/** A won place that was not used. `limited`: this lapse has already excluded the truck from draws. */
export type Lapse = { readonly bookingId: string; readonly at: Temporal.Instant; readonly limited: boolean };

/** An unused win is no lapse while the strike given for it is suspended, or after that strike was taken back. */
const lapses = (now: Temporal.Instant) => sql`
  SELECT application.account_id, application.plate_key, booking.id AS booking_id,
    CASE WHEN booking.status = 'CANCELED' THEN booking.canceled_at ELSE booking.hold_until END AS at,
    EXISTS (
      SELECT FROM ban_event AS given
      WHERE given.plate_key = application.plate_key AND given.booking_id = booking.id AND given.type = 'LIMIT'
    ) AS limited
  FROM draw_application AS application JOIN booking ON booking.id = application.booking_id
  WHERE ((booking.status = 'CANCELED' AND booking.cancellation_code IN ('EXPIRED', 'NO_SHOW'))
      OR (booking.status = 'WAITING_FOR_CONFIRMATION' AND booking.hold_until <= ${now}))
    AND NOT EXISTS (
      SELECT FROM ban_event AS given
      LEFT JOIN ban_clearance ON ban_clearance.event_id = given.id
      LEFT JOIN restriction ON restriction.event_id = given.id
      WHERE given.plate_key = application.plate_key AND given.booking_id = booking.id
        AND (ban_clearance.taken_back OR restriction.suspended_from <= ${now}))`;

/** Unused wins of the truck, newest first. */
export const listLapses = (
  db: Db,
  { accountId, plateKey }: DrawnTruck,
  now: Temporal.Instant,
) => rowsOf<Lapse>(db)`
    SELECT booking_id AS "bookingId", at, limited FROM (${lapses(now)}) AS lapse
    WHERE account_id = ${accountId} AND plate_key = ${plateKey} ORDER BY at DESC`;

type Counted = { readonly since: Temporal.Instant; readonly countedHours: number };

/** Trucks with a lapse after `since` that was the second within the counted time and has not excluded them yet. */
export const listUnlimited = (
  db: Db,
  { since, countedHours }: Counted,
  now: Temporal.Instant,
) => rowsOf<DrawnTruck>(db)`
    SELECT DISTINCT account_id AS "accountId", plate_key AS "plateKey" FROM (
      SELECT *, lag(at) OVER (PARTITION BY account_id, plate_key ORDER BY at) AS before FROM (${lapses(now)}) AS lapse
    ) AS pair
    WHERE NOT limited AND at > ${since} AND before >= at - make_interval(hours => ${countedHours})`;

/** When the truck's exclusion from draws ends. */
export const findLimit = async (
  db: Db,
  { accountId, plateKey }: DrawnTruck,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> => {
  const limit = await db
    .selectFrom('restriction')
    .select('until')
    .where('plate_key', '=', plateKey)
    .where('account_id', '=', accountId)
    .where('type', '=', 'LIMIT')
    .where('until', '>', now)
    .where((eb) => eb.or([eb('suspended_from', 'is', null), eb('suspended_from', '>', now)]))
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return limit?.until ?? undefined;
};
