import { sql } from 'kysely';
import { forgottenPlate } from '#contract/vehicles/plate.ts';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Trx } from '../../platform/db/transact.ts';
import { batch, type Cutoff, type Due, follows } from './forgetting.ts';

/** Must match the predicate of the partial index. */
const hasPlate = sql<boolean>`deleted_at IS NOT NULL AND plate_key <> ${sql.lit(forgottenPlate)}`;

/** Vehicles deleted before the cutoff whose bookings are that old too. */
export const listGoneVehicles = (db: Db, before: Cutoff, after: Due | undefined) => rowsOf<Due>(db)`
    SELECT id, deleted_at AS at, ARRAY[plate_key] AS plates FROM vehicle
    WHERE ${hasPlate} AND deleted_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM booking
        WHERE booking.vehicle_id = vehicle.id AND booking.plate_key <> ${sql.lit(forgottenPlate)})
      ${follows('deleted_at', after)}
    ORDER BY deleted_at, id LIMIT ${batch}`;

export const forgetVehicles = async (trx: Trx, ids: readonly string[]): Promise<number> => {
  await sql`
    UPDATE vehicle SET registration_plate = ${forgottenPlate}, plate_key = ${forgottenPlate}, former_plate = NULL,
      disapproval_reason = NULL, disapproval_reasons = NULL
    WHERE id = ANY(${ids}::uuid[])`.execute(trx);
  await sql`DELETE FROM vehicle_document WHERE vehicle_id = ANY(${ids}::uuid[])`.execute(trx);
  await sql`DELETE FROM note WHERE vehicle_id = ANY(${ids}::uuid[])`.execute(trx);
  return ids.length;
};
