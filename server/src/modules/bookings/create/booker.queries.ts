import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { BookingRequest } from './booking-request.ts';

/**
 * The account of the owner of the vehicle, of the approved plate, of the verified phone, the one that was opened for the
 * phone, in this order.
 */
export const findingBooker = (db: Db, { input, plateKey }: Pick<BookingRequest, 'input' | 'plateKey'>) => {
  const { vehicleId, phoneNumber: phone } = input;
  return sql<{ readonly id: string | null }>`
    SELECT coalesce(
      (SELECT account_id FROM vehicle WHERE id = ${vehicleId ?? null}::uuid AND deleted_at IS NULL),
      (SELECT account_id FROM vehicle WHERE plate_key = ${plateKey ?? null}::text AND approved AND deleted_at IS NULL),
      (SELECT id FROM account WHERE phone = ${phone ?? null}::text AND phone_verified),
      (SELECT id FROM account WHERE phone = ${phone ?? null}::text AND opened_by IS NOT NULL AND NOT phone_verified
        AND deleted_at IS NULL)
    ) AS id`.compile(db);
};
