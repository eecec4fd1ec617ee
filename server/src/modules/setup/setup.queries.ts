import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Trx } from '../../platform/db/transact.ts';
import type { SetupDraft } from './setup.tables.ts';

/** Accounts of a former demo do not count: nobody can sign in with them. */
export const hasAdministrator = async (db: Db): Promise<boolean> => {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('demo', '=', false)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`cardinality(roles) > 0 AND 'ADMIN' = ANY (roles)`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

export const findSetup = (db: Db) => db.selectFrom('setup').selectAll().executeTakeFirst();

export const lockSetup = (trx: Trx) => trx.selectFrom('setup').selectAll().forUpdate().executeTakeFirst();

/** If instances start together, all use the salt that was inserted first. */
export const insertSetup = (db: Db, keySalt: string) =>
  db
    .insertInto('setup')
    .values({ key_salt: keySalt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const saveDraft = (trx: Trx, draft: SetupDraft) =>
  trx
    .updateTable('setup')
    .set({ draft: JSON.stringify(draft) })
    .execute();

/** Deletes the draft: what was entered is now in the parameters and accounts, or was a test. */
export const closeSetup = (trx: Trx, now: Temporal.Instant) =>
  trx.updateTable('setup').set({ key_salt: null, draft: '{}', finished_at: now }).execute();

export const closeChecklistAt = (trx: Trx, now: Temporal.Instant) =>
  trx
    .updateTable('setup')
    .set({ checklist_closed_at: now })
    .where('checklist_closed_at', 'is', null)
    .execute();

export const findDelivery = (db: Db, messageId: string) =>
  db
    .selectFrom('message_delivery')
    .select(['sent', 'reason'])
    .where('message_id', '=', messageId)
    .executeTakeFirst();

/** Whether the result of each step exists now, so that a step is open again when its result is removed. */
export const countFacts = (db: Db) =>
  db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('account')
            .select(sql`1`.as('one'))
            .where('status', '=', 'ACTIVE')
            .where('demo', '=', false)
            .where(sql<boolean>`roles && '{ADMIN,OPERATOR,AUDITOR}'::text[]`)
            .offset(1),
        )
        .as('colleagues'),
      eb.exists(eb.selectFrom('news').select(sql`1`.as('one'))).as('news'),
      eb
        .exists(
          eb
            .selectFrom('session')
            .innerJoin('account', 'account.id', 'session.account_id')
            .select(sql`1`.as('one'))
            .where('session.type', '=', 'admin')
            .where(sql<boolean>`'BOARD' = ANY (account.roles)`),
        )
        .as('display'),
      eb.exists(eb.selectFrom('session').select(sql`1`.as('one')).where('type', '=', 'terminal')).as('kiosk'),
    ])
    .executeTakeFirstOrThrow();
