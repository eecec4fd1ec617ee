import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/transact.ts';

/** Marks the vehicles of a plate as contested if several accounts have it. The plate must be locked. */
export const markContested = (trx: Trx, plateKey: string) =>
  sql`
    UPDATE vehicle SET contested = claims.count > 1
    FROM (SELECT count(*) FROM vehicle WHERE plate_key = ${plateKey} AND deleted_at IS NULL) AS claims
    WHERE vehicle.plate_key = ${plateKey} AND vehicle.deleted_at IS NULL
      AND vehicle.contested <> (claims.count > 1)`.execute(trx);
