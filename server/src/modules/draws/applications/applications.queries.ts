import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { ChangedMeanwhileError } from '../../../platform/db/retryable.ts';
import { firstValueOf } from '../../../platform/db/rows-of.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export type ApplicationRow = Selectable<Schema['draw_application']>;

export const findApplication = (db: Db, id: string): Promise<ApplicationRow | undefined> =>
  db.selectFrom('draw_application').selectAll().where('id', '=', id).executeTakeFirst();

export const findOfBooking = (db: Db, bookingId: string): Promise<ApplicationRow | undefined> =>
  db.selectFrom('draw_application').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();

export const listOfAccount = (db: Db, day: string, accountId: string): Promise<ApplicationRow[]> =>
  db
    .selectFrom('draw_application')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .orderBy('id')
    .execute();

export const insertApplication = (
  trx: Trx,
  row: Insertable<Schema['draw_application']>,
): Promise<ApplicationRow> =>
  trx.insertInto('draw_application').values(row).returningAll().executeTakeFirstOrThrow();

/** Changes the row if it still has the version that was read. If not, the whole transaction runs again. */
export const updateApplication = async (
  trx: Trx,
  { id, version }: Pick<ApplicationRow, 'id' | 'version'>,
  changes: Updateable<Schema['draw_application']>,
): Promise<ApplicationRow> => {
  const updated = await trx
    .updateTable('draw_application')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!updated) throw new ChangedMeanwhileError();
  return updated;
};

export const setDocuments = async (trx: Trx, applicationId: string, ids: readonly string[]) => {
  await trx.deleteFrom('draw_document').where('application_id', '=', applicationId).execute();
  if (ids.length > 0)
    await trx
      .insertInto('draw_document')
      .values(ids.map((id) => ({ application_id: applicationId, document_id: id })))
      .execute();
};

export const listDocumentsOf = async (db: Db, applicationId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('draw_document')
    .select('document_id')
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map(({ document_id }) => document_id);
};

type Truck = { readonly accountId: string; readonly plateKey: string };

/** Counts lost draws since the last win. Draws with fewer than three wishes count only if any time would have done. */
export const countLostDraws = async (
  db: Db,
  { accountId, plateKey }: Truck,
  since: Temporal.Instant,
): Promise<number> =>
  (await firstValueOf<number>(db)`
    WITH past AS (
      SELECT application.rank, application.start_at, application.any_time, application.wishes, draw.closes_at
      FROM draw_application AS application JOIN draw USING (day)
      WHERE application.account_id = ${accountId} AND application.plate_key = ${plateKey}
        AND draw.state = 'DRAWN' AND application.rank IS NOT NULL AND draw.closes_at > ${since}
    )
    SELECT count(*)::int AS lost FROM past
    WHERE start_at IS NULL AND (any_time OR jsonb_array_length(wishes) >= 3)
      AND closes_at > coalesce((SELECT max(closes_at) FROM past WHERE start_at IS NOT NULL), '-infinity')`) ??
  0;

/** The facts about bookings that determine the state of their applications. */
export const listBookingStates = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('booking')
        .select(['id', 'status', 'cancellation_code', 'hold_until', 'confirmed_at'])
        .where('id', 'in', ids)
        .execute();

export type BookingState = Awaited<ReturnType<typeof listBookingStates>>[number];
