import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { firstIdAt } from '../../../platform/time/ids.ts';

type View = { readonly viewerId: string; readonly fileId: string };

export const hasViewedSince = async (
  db: Db,
  { viewerId, fileId }: View,
  since: Temporal.Instant,
): Promise<boolean> =>
  (await db
    .selectFrom('journal_event')
    .select('id')
    .where('actor_id', '=', viewerId)
    .where('id', '>=', firstIdAt(since))
    .where('type', '=', 'DOCUMENT_VIEWED')
    .where(sql`after ->> 'fileId'`, '=', fileId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Locks the view, because parts of a file are requested concurrently. No other lock is taken, so no deadlock. */
export const lockView = (trx: Trx, { viewerId, fileId }: View) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`view ${viewerId} ${fileId}`}, 0))`.execute(trx);

/** A document of a vehicle, else of a booking. Undefined if the file is not a document. */
export const findViewedDocument = (db: Db, fileId: string) =>
  db
    .selectFrom('document')
    .select(['document.id', 'document.type', 'document.name'])
    .select((eb) => [
      eb
        .selectFrom('vehicle_document')
        .select('vehicle_id')
        .whereRef('document_id', '=', 'document.id')
        .orderBy('vehicle_id', 'desc')
        .limit(1)
        .as('vehicle_id'),
      sql<string | null>`(SELECT booking_id FROM booking_document WHERE document_id = document.id
        ORDER BY booking_id DESC LIMIT 1)`.as('booking_id'),
    ])
    .where('document.file_id', '=', fileId)
    .executeTakeFirst();
