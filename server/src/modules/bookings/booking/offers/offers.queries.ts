import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import type { Trx } from '../../../../platform/db/transact.ts';
import { sha256 } from '../../../../platform/secrets/sha256.ts';

/** Only the hash of the secret is stored, so that nobody who reads the database can take an offer. */
export const insertOffer = (trx: Trx, row: Insertable<Schema['offer']>) =>
  trx.insertInto('offer').values(row).execute();

export type OfferRow = Selectable<Schema['offer']>;

export const findOffer = (db: Db, id: string): Promise<OfferRow | undefined> =>
  db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirst();

export const findOfferBySecret = (db: Db, secret: string): Promise<OfferRow | undefined> =>
  db.selectFrom('offer').selectAll().where('secret_hash', '=', sha256(secret)).executeTakeFirst();

export const listOfferKinds = (db: Db, ids: readonly string[]) =>
  db.selectFrom('offer').select(['id', 'kind']).where('id', 'in', ids).execute();

type GivenBack = { readonly bookingId: string; readonly start: Temporal.Instant; readonly placeId: string };

/** Notes under which id a taken place was given back, so that it is not offered to the same entry again. */
export const noteGivenBack = (trx: Trx, { bookingId, start, placeId }: GivenBack) =>
  trx
    .updateTable('offer')
    .set({ place_id: placeId })
    .where('booking_id', '=', bookingId)
    .where('slot_at', '=', start)
    .where('taken_at', 'is not', null)
    .execute();

type End = Partial<Pick<OfferRow, 'taken_at' | 'refused_at' | 'ended_at'>>;

export const endOffer = (trx: Trx, id: string, end: End) =>
  trx.updateTable('offer').set(end).where('id', '=', id).execute();
