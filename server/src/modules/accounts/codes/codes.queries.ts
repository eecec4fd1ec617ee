import { type Insertable, type Selectable, sql } from 'kysely';
import type { Channel, ConfirmationKind } from '#contract/accounts/accounts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { firstOf } from '../../../platform/db/rows-of.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { codeRules } from './code-rules.ts';

export type Code = Selectable<Schema['confirmation_code']>;
export type NewCode = Insertable<Schema['confirmation_code']>;

export const insertCode = (trx: Trx, code: NewCode): Promise<Code> =>
  trx.insertInto('confirmation_code').values(code).returningAll().executeTakeFirstOrThrow();

export const findCode = (db: Db, id: string): Promise<Code | undefined> =>
  db.selectFrom('confirmation_code').selectAll().where('id', '=', id).executeTakeFirst();

export const findCodeByHandle = (db: Db, handle: string): Promise<Code | undefined> =>
  db.selectFrom('confirmation_code').selectAll().where('handle', '=', handle).executeTakeFirst();

export const findPendingCode = (
  db: Db,
  accountId: string,
  kind: ConfirmationKind,
  channel: Channel,
): Promise<Code | undefined> =>
  db
    .selectFrom('confirmation_code')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findNewestCode = (
  db: Db,
  accountId: string,
  kind: ConfirmationKind,
  target: string,
): Promise<Code | undefined> =>
  db
    .selectFrom('confirmation_code')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where(sql`lower(target)`, '=', target)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

type Try = { readonly right: boolean; readonly attempts: number };

/**
 * Checks and counts in one statement, so that concurrent attempts cannot exceed the limit. Undefined when
 * the code is used, expired or dead. Without hashes it cannot be right.
 */
export const tryCode = (
  db: Db,
  id: string,
  hashes: readonly string[],
  now: Temporal.Instant,
  spend: boolean,
) => firstOf<Try>(db)`
    UPDATE confirmation_code SET
      attempts = attempts + CASE WHEN code_hash = ANY (${hashes}::text[]) THEN 0 ELSE 1 END,
      used_at = CASE WHEN ${spend} AND code_hash = ANY (${hashes}::text[]) THEN ${now}::timestamptz END
    WHERE id = ${id} AND used_at IS NULL AND expires_at > ${now} AND attempts < ${codeRules.attempts}
    RETURNING coalesce(code_hash = ANY (${hashes}::text[]), false) AS right, attempts`;

/** True only for the first caller that spends the code. */
export const spendCode = async (
  trx: Trx,
  id: string,
  hashes: readonly string[],
  now: Temporal.Instant,
): Promise<boolean> => {
  const result = await trx
    .updateTable('confirmation_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

type Renewal = Pick<Code, 'code_hash' | 'sent_at' | 'expires_at'> & Partial<Pick<Code, 'channel' | 'target'>>;

/** False if a concurrent request has renewed the code first. */
export const renewCode = async (trx: Trx, code: Code, renewal: Renewal): Promise<boolean> => {
  const result = await trx
    .updateTable('confirmation_code')
    .set({ ...renewal, attempts: 0, resends: code.resends + 1 })
    .where('id', '=', code.id)
    .where('resends', '=', code.resends)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

export const endCodes = (
  trx: Trx,
  accountId: string,
  kinds: readonly ConfirmationKind[],
  now: Temporal.Instant,
  channel?: Channel,
) =>
  trx
    .updateTable('confirmation_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel as Channel))
    .execute();
