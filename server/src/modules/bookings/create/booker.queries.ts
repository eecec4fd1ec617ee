import type { Db } from '../../../platform/db/database.ts';
import { firstValueOf } from '../../../platform/db/rows-of.ts';

type NamedBooker = {
  readonly vehicleId: string | undefined;
  readonly plateKey: string | undefined;
  readonly phone: string | undefined;
};

/** The account of the owner of the vehicle, of the approved plate, of the verified phone, in this order. */
export const findBooker = async (
  db: Db,
  { vehicleId, plateKey, phone }: NamedBooker,
): Promise<string | undefined> =>
  (await firstValueOf<string | null>(db)`
    SELECT coalesce(
      (SELECT account_id FROM vehicle WHERE id = ${vehicleId ?? null}::uuid AND deleted_at IS NULL),
      (SELECT account_id FROM vehicle WHERE plate_key = ${plateKey ?? null}::text AND approved AND deleted_at IS NULL),
      (SELECT id FROM account WHERE phone = ${phone ?? null}::text AND phone_verified)
    ) AS id`) ?? undefined;
