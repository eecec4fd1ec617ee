import { sql } from 'kysely';
import { takeListOffer } from '../../modules/waiting-list/offering/answer-entry.ts';
import { inTransaction } from '../../platform/context/context.ts';
import type { TestApp } from '../test-app.ts';

/** Removes everything that earlier runs left. */
export const clearPlaces = (app: TestApp) =>
  sql`
    WITH entries AS (DELETE FROM waiting_list_entry), lots AS (DELETE FROM waiting_list_lot),
      rests AS (DELETE FROM resting_place), lost AS (DELETE FROM lost_hold), jobs AS (DELETE FROM pgboss.job),
      canceled AS (UPDATE booking SET status = 'CANCELED', cancellation_code = 'ADMIN', hold_until = NULL, offer_id = NULL
        WHERE status <> 'CANCELED')
    UPDATE slot SET booked = 0, booked_ordinary = 0, ceiling = capacity WHERE booked > 0`.execute(
    app.database.db,
  );

export const findResting = (app: TestApp) =>
  app.database.db.selectFrom('resting_place').select(['until_at', 'offer_from']).executeTakeFirst();

export const findOffered = (app: TestApp) =>
  app.database.db
    .selectFrom('waiting_list_entry')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select(['waiting_list_entry.id', 'waiting_list_entry.account_id', 'hold_until'])
    .where('state', '=', 'OFFERED')
    .executeTakeFirst();

export const takeOffered = (app: TestApp, entryId: string, userId: string) =>
  inTransaction(
    {
      ...app.systemContext(),
      actor: { userId, sessionId: userId, roles: [], sessionType: 'web', language: 'RU' },
    },
    (trx) => takeListOffer(trx, entryId),
  );
