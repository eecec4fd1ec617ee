import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';
import { sha256 } from '../../platform/secrets/sha256.ts';

export type ComingRow = Selectable<Schema['coming']>;
type About = { readonly id: string; readonly slot_at: Temporal.Instant };

/** Only the secret's hash is stored, so that nobody who reads the database can answer for a driver. */
export const insertLink = (trx: Trx, row: Insertable<Schema['coming_link']>) =>
  trx.insertInto('coming_link').values(row).execute();

export const findLink = (db: Db, secret: string) =>
  db.selectFrom('coming_link').selectAll().where('secret_hash', '=', sha256(secret)).executeTakeFirst();

/** Finds what was asked about the booking's present slot. */
export const findComing = (db: Db, { id, slot_at }: About): Promise<ComingRow | undefined> =>
  db
    .selectFrom('coming')
    .selectAll()
    .where('booking_id', '=', id)
    .where('slot_at', '=', slot_at)
    .executeTakeFirst();

export const noteQuestion = (trx: Trx, { id, slot_at }: About, now: Temporal.Instant) =>
  trx
    .insertInto('coming')
    .values({ booking_id: id, slot_at, first_asked_at: now, asked_at: now })
    .onConflict((conflict) => conflict.columns(['booking_id', 'slot_at']).doUpdateSet({ asked_at: now }))
    .execute();

export const updateComing = (trx: Trx, { id, slot_at }: About, changes: Updateable<Schema['coming']>) =>
  trx
    .updateTable('coming')
    .set(changes)
    .where('booking_id', '=', id)
    .where('slot_at', '=', slot_at)
    .execute();

type Between = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

type Unanswered = {
  readonly id: string;
  readonly slot_at: Temporal.Instant;
  readonly asked_at: Temporal.Instant | null;
  readonly placed_at: Temporal.Instant;
};

/** Booked trucks of the slots in this time that have not answered, whether they were asked or not. */
export const listUnanswered = (db: Db, { from, to }: Between) => rowsOf<Unanswered>(db)`
    SELECT booking.id, booking.slot_at, coming.asked_at,
      greatest(booking.created_at, booking.confirmed_at, (
        SELECT max(event_at) FROM booking_event WHERE booking_id = booking.id AND after ? 'dateBooked')) AS placed_at
    FROM booking LEFT JOIN coming ON coming.booking_id = booking.id AND coming.slot_at = booking.slot_at
    WHERE booking.status = 'BOOKED' AND booking.slot_at > ${from} AND booking.slot_at <= ${to}
      AND coming.answer IS NULL AND coming.reclaimed_at IS NULL
    ORDER BY booking.slot_at, booking.id`;

/** Booked trucks that were asked and have not answered. */
export const listSilent = (db: Db, { from, to }: Between): Promise<{ readonly id: string }[]> => rowsOf<{
  readonly id: string;
}>(db)`
    SELECT booking.id FROM coming
    JOIN booking ON booking.id = coming.booking_id AND booking.slot_at = coming.slot_at AND booking.status = 'BOOKED'
    WHERE answer IS NULL AND reclaimed_at IS NULL AND coming.slot_at > ${from} AND coming.slot_at <= ${to}
    ORDER BY coming.slot_at, booking.id`;

/** Expected trucks whose no can no longer be taken back and has to be carried out. */
export const listDueNoes = (db: Db, now: Temporal.Instant): Promise<{ readonly id: string }[]> => rowsOf<{
  readonly id: string;
}>(db)`
    SELECT booking.id FROM coming
    JOIN booking ON booking.id = coming.booking_id AND booking.slot_at = coming.slot_at
      AND booking.status IN ('BOOKED', 'WAITING_FOR_CHANGES_CONFIRMATION')
    WHERE no_at <= ${now} ORDER BY no_at, booking.id`;

/** When the first of the questions about the slot left to a verified contact. */
export const findQuestionLeft = async (
  db: Db,
  { booking_id, first_asked_at }: ComingRow,
): Promise<Temporal.Instant | undefined> => {
  const row = await db
    .selectFrom('message_delivery')
    .select('at')
    .where('about', '=', booking_id)
    .where('template', '=', 'booking-coming')
    .where('sent', '=', true)
    .where('at', '>=', first_asked_at)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
};

export const isApprovedElsewhere = async (
  db: Db,
  { plate_key, account_id }: { readonly plate_key: string; readonly account_id: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('vehicle')
    .select('id')
    .where('plate_key', '=', plate_key)
    .where('account_id', '<>', account_id)
    .where('approved', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};
