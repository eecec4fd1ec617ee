import { sql } from 'kysely';
import { forgottenPlate } from '#contract/vehicles/plate.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf, valuesOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { batch, type Due, follows } from '../forgetting.ts';

const ownVehicles = (accountId: string) => sql`(SELECT id FROM vehicle WHERE account_id = ${accountId})`;
const ownBookings = (accountId: string) => sql`(SELECT id FROM booking WHERE account_id = ${accountId})`;

/** Which of these plates a truck in another account has. */
export const listPlatesOfOthers = (
  db: Db,
  accountId: string,
  plateKeys: readonly string[],
) => valuesOf<string>(db)`
    SELECT DISTINCT plate_key FROM vehicle
    WHERE plate_key = ANY (${plateKeys}::text[]) AND account_id <> ${accountId} AND deleted_at IS NULL`;

export const listWatchedPlates = (db: Db) => valuesOf<string>(db)`SELECT plate_key FROM watch_list`;

/** The hash chain stays valid without plate and salt. Plates that another account has are kept. */
export const removePlatesOfAccount = async (db: Db, accountId: string): Promise<void> => {
  const rows = await rowsOf<{ plate: string }>(db)`
    SELECT DISTINCT plate FROM queue_log
    WHERE booking_id IN ${ownBookings(accountId)} AND plate IS NOT NULL`;
  const keys = new Map(rows.map(({ plate }) => [plate, plateKey(plate)]));
  const kept = new Set(await listPlatesOfOthers(db, accountId, [...keys.values()]));
  const gone = [...keys].filter(([, key]) => !kept.has(key)).map(([plate]) => plate);
  await sql`
    UPDATE queue_log SET plate = NULL, salt = NULL
    WHERE booking_id IN ${ownBookings(accountId)} AND plate = ANY (${gone}::text[])`.execute(db);
};

export const listBookingsOf = (db: Db, accountId: string, after: Due | undefined) => rowsOf<Due>(db)`
    SELECT id, slot_at AS at, ARRAY[plate_key] AS plates FROM booking
    WHERE account_id = ${accountId} AND plate_key <> ${forgottenPlate} ${follows('slot_at', after)}
    ORDER BY slot_at, id LIMIT ${batch}`;

export const listAppealsOf = (db: Db, accountId: string, after: Due | undefined) => rowsOf<Due>(db)`
    SELECT id, created_at AS at, '{}'::text[] AS plates FROM appeal
    WHERE account_id = ${accountId} AND text <> '' ${follows('created_at', after)}
    ORDER BY created_at, id LIMIT ${batch}`;

/** Bans of the account's trucks, except those of plates that another account has, because these belong to the plate. */
export const listBansOf = (db: Db, accountId: string, after: Due | undefined) => rowsOf<Due>(db)`
    SELECT id, event_at AS at, ARRAY[plate_key] AS plates FROM ban_event
    WHERE vehicle_id IN ${ownVehicles(accountId)} AND plate_key <> ${forgottenPlate}
      AND NOT EXISTS (SELECT 1 FROM vehicle AS other WHERE other.plate_key = ban_event.plate_key
        AND other.account_id <> ${accountId} AND other.deleted_at IS NULL)
      ${follows('event_at', after)}
    ORDER BY event_at, id LIMIT ${batch}`;

/** Journal entries about the account, its trucks and its bookings, whoever acted. */
export const listActsOf = (db: Db, accountId: string, after: Due | undefined) => rowsOf<Due>(db)`
    SELECT id, event_at AS at, array_remove(ARRAY[before->>'plate', after->>'plate'], NULL) AS plates
    FROM journal_event
    WHERE id IN (
        SELECT id FROM journal_event WHERE user_id = ${accountId}
        UNION SELECT id FROM journal_event WHERE vehicle_id IN ${ownVehicles(accountId)}
        UNION SELECT id FROM journal_event WHERE booking_id IN ${ownBookings(accountId)})
      ${follows('event_at', after)}
    ORDER BY event_at, id LIMIT ${batch}`;

export const listVehiclesOf = (db: Db, accountId: string, after: Due | undefined) => rowsOf<Due>(db)`
    SELECT id, deleted_at AS at, ARRAY[plate_key] AS plates FROM vehicle
    WHERE account_id = ${accountId} AND plate_key <> ${forgottenPlate} AND deleted_at IS NOT NULL
      ${follows('deleted_at', after)}
    ORDER BY deleted_at, id LIMIT ${batch}`;

/** Deletes restrictions that hold in this account alone: automatic ones of trucks that were never approved. */
export const deleteOwnRestrictions = (db: Db, accountId: string) =>
  db.deleteFrom('restriction').where('account_id', '=', accountId).execute();

/** Must come last, because the names and contacts of the account tell what else to look for. */
export const emptyAccount = async (trx: Trx, id: string): Promise<void> => {
  await trx
    .deleteFrom('confirmation_code')
    .where((eb) =>
      eb.or([
        eb('account_id', '=', id),
        eb(
          'target',
          'in',
          sql<string>`(SELECT unnest(array_remove(ARRAY[phone, email], NULL)) FROM account WHERE id = ${id})`,
        ),
      ]),
    )
    .execute();
  await trx.deleteFrom('lost_hold').where('account_id', '=', id).execute();
  await sql`DELETE FROM idempotent_answer WHERE scope = ${id} OR answer ->> 'userId' = ${id}`.execute(trx);
  await trx
    .updateTable('account')
    .set({
      phone: null,
      phone_changed_at: null,
      email: null,
      email_changed_at: null,
      first_name: '',
      last_name: '',
      patronymic: null,
      second_step: false,
      agreement_accepted_at: null,
    })
    .where('id', '=', id)
    .execute();
};

/** Accounts deleted recently, because a request under way may have written something, and accounts not emptied yet. */
export const listDeletedAccounts = (db: Db, since: Temporal.Instant) => valuesOf<string>(db)`
    SELECT id FROM account
    WHERE deleted_at IS NOT NULL AND (deleted_at >= ${since} OR last_name <> '' OR phone IS NOT NULL OR email IS NOT NULL)
    ORDER BY id`;
