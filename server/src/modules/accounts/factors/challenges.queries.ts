import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { codeRules } from '../codes/code-rules.ts';

export type Challenge = Selectable<Schema['factor_challenge']>;
type NewChallenge = Insertable<Schema['factor_challenge']>;

export const insertChallenge = (trx: Trx, challenge: NewChallenge) =>
  trx.insertInto('factor_challenge').values(challenge).execute();

export const findChallenge = (db: Db, id: string): Promise<Challenge | undefined> =>
  db.selectFrom('factor_challenge').selectAll().where('id', '=', id).executeTakeFirst();

export const findChallengeOfSession = (
  db: Db,
  accountId: string,
  sessionId: string,
  purpose: Challenge['purpose'],
): Promise<Challenge | undefined> =>
  db
    .selectFrom('factor_challenge')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the number of tries with this one; undefined if the challenge is used, expired or tried too often. */
export const countTry = async (trx: Trx, id: string, now: Temporal.Instant): Promise<number | undefined> => {
  const row = await trx
    .updateTable('factor_challenge')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', codeRules.attempts)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts;
};

export const endChallenge = (trx: Trx, id: string, now: Temporal.Instant) =>
  trx.updateTable('factor_challenge').set({ used_at: now }).where('id', '=', id).execute();

export const endSignInChallenges = (trx: Trx, accountId: string, now: Temporal.Instant) =>
  trx
    .updateTable('factor_challenge')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'SIGN_IN')
    .where('used_at', 'is', null)
    .execute();
