import { type Insertable, sql } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

type Noted = { readonly isNew: boolean; readonly isFirst: boolean };

export const noteDevice = async (
  trx: Trx,
  { account_id, device, seen_at }: Insertable<Schema['known_device']>,
): Promise<Noted> => {
  // The outer SELECT does not see the row that is inserted beside it.
  const { rows } = await sql<Noted>`
    WITH noted AS (
      INSERT INTO known_device (account_id, device, seen_at) VALUES (${account_id}, ${device}, ${seen_at})
      ON CONFLICT (account_id, device) DO UPDATE SET seen_at = excluded.seen_at
      RETURNING xmax = 0 AS "isNew"
    )
    SELECT "isNew", NOT EXISTS (SELECT FROM known_device WHERE account_id = ${account_id}) AS "isFirst"
    FROM noted`.execute(trx);
  return rows[0] ?? { isNew: false, isFirst: false };
};

export const deleteOldestDevices = (trx: Trx, accountId: string, kept: number) =>
  sql`DELETE FROM known_device WHERE account_id = ${accountId} AND device IN (
    SELECT device FROM known_device WHERE account_id = ${accountId} ORDER BY seen_at DESC OFFSET ${kept})`.execute(
    trx,
  );
