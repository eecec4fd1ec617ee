import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

/** Only its hash is stored: whoever reads the database cannot take an offer. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const insertOffer = (trx: Trx, row: Insertable<Schema['offer']>) =>
  trx.insertInto('offer').values(row).execute();

export const findOffer = (db: Db, id: string) =>
  db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirst();

export const findOfferBySecret = (db: Db, secret: string) =>
  db.selectFrom('offer').selectAll().where('secret_hash', '=', hashSecret(secret)).executeTakeFirst();

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

export const endOffer = (trx: Trx, id: string, how: 'taken_at' | 'refused_at', at: Temporal.Instant) =>
  trx
    .updateTable('offer')
    .set({ [how]: at })
    .where('id', '=', id)
    .execute();
