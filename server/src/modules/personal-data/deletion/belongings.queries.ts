import { sql } from 'kysely';
import { activeStatuses } from '#contract/bookings/booking-status.ts';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf, valuesOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export const listActiveBookings = (db: Db, accountId: string) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', activeStatuses)
    .orderBy('slot_at')
    .orderBy('id')
    .execute();

export const listVehicleIds = async (db: Db, accountId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('vehicle')
    .select('id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};

/** Plates of trucks, of active bookings and of strikes under appeal. Deleting the account locks them. */
export const listPlatesInUse = (db: Db, accountId: string) => valuesOf<string>(db)`
    SELECT plate_key FROM vehicle WHERE account_id = ${accountId} AND deleted_at IS NULL
    UNION SELECT plate_key FROM booking
      WHERE account_id = ${accountId} AND status IN (${sql.join(activeStatuses)})
    UNION SELECT ban_event.plate_key FROM appeal JOIN ban_event ON ban_event.id = appeal.strike_id
      WHERE appeal.account_id = ${accountId} AND appeal.outcome IS NULL`;

/** Plates of the account whose ban holds in every account. */
export const listBannedPlates = (db: Db, accountId: string, now: Temporal.Instant) => valuesOf<string>(db)`
    SELECT DISTINCT vehicle.registration_plate AS plate FROM vehicle
    JOIN restriction ON restriction.plate_key = vehicle.plate_key
    WHERE vehicle.account_id = ${accountId} AND vehicle.deleted_at IS NULL AND restriction.type = 'BAN'
      AND restriction.account_id IS NULL AND (restriction.until IS NULL OR restriction.until > ${now})
    ORDER BY plate`;

type Counts = { readonly files: number; readonly appeals: number };

export const countBelongings = async (db: Db, accountId: string): Promise<Counts> => {
  const rows = await rowsOf<Counts>(db)`
    SELECT (SELECT count(*)::int FROM stored_file WHERE account_id = ${accountId}) AS files,
      (SELECT count(*)::int FROM appeal WHERE account_id = ${accountId} AND outcome IS NULL) AS appeals`;
  return rows[0] as Counts;
};

/** From now on nobody can sign in to the account, and others can use its contacts. */
export const closeAccount = async (trx: Trx, id: string, now: Temporal.Instant): Promise<void> => {
  await trx
    .updateTable('account')
    .set({
      deleted_at: now,
      status: 'BLOCKED',
      password_hash: '',
      phone_verified: false,
      email_verified: false,
      opened_by: null,
    })
    .where('id', '=', id)
    .execute();
  for (const table of ['session', 'factor', 'recovery_code_set', 'factor_challenge', 'known_device'] as const)
    await trx.deleteFrom(table).where('account_id', '=', id).execute();
};
