import { sql } from 'kysely';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';

/** The first hash is stored; the others are hashes of the same device under another secret. */
type Seen = {
  readonly accountId: string;
  readonly devices: readonly string[];
  readonly at: Temporal.Instant;
};

type Noted = { readonly isNew: boolean; readonly isFirst: boolean };

export const noteDevice = async (trx: Trx, { accountId, devices, at }: Seen): Promise<Noted> => {
  // The outer SELECT does not see the row that its own statement inserts.
  const rows = await rowsOf<Noted>(trx)`
    WITH noted AS (
      INSERT INTO known_device (account_id, device, seen_at) VALUES (${accountId}, ${devices[0]}, ${at})
      ON CONFLICT (account_id, device) DO UPDATE SET seen_at = excluded.seen_at
      RETURNING xmax = 0 AS "isNew"
    )
    SELECT "isNew" AND NOT EXISTS (
        SELECT FROM known_device WHERE account_id = ${accountId} AND device = ANY (${devices}::text[])
      ) AS "isNew",
      NOT EXISTS (SELECT FROM known_device WHERE account_id = ${accountId}) AS "isFirst"
    FROM noted`;
  return rows[0] ?? { isNew: false, isFirst: false };
};

export const deleteOldestDevices = (trx: Trx, accountId: string, kept: number) =>
  sql`DELETE FROM known_device WHERE account_id = ${accountId} AND device IN (
    SELECT device FROM known_device WHERE account_id = ${accountId} ORDER BY seen_at DESC OFFSET ${kept})`.execute(
    trx,
  );
