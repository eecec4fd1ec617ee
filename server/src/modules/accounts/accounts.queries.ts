import type { Insertable, Selectable } from 'kysely';
import type { Language } from '#contract/common.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Trx } from '../../platform/db/transact.ts';
import type { Schema } from '../../platform/schema/schema.ts';
import type { Identifier } from './identifier.ts';

export type Account = Omit<Selectable<Schema['account']>, 'email_key' | 'search_text'>;
export type NewAccount = Insertable<Schema['account']>;

const columns = [
  'id',
  'status',
  'identification_method',
  'phone',
  'phone_verified',
  'email',
  'email_verified',
  'password_hash',
  'first_name',
  'last_name',
  'patronymic',
  'language',
  'roles',
  'second_step',
  'demo',
  'version',
  'created_at',
] as const;

export const findAccount = (db: Db, id: string): Promise<Account | undefined> =>
  db.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst();

/** Keeps the row from being changed until this transaction ends. */
export const lockAccount = (trx: Trx, id: string): Promise<Account | undefined> =>
  trx.selectFrom('account').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

const keyOf = ({ method }: Identifier) =>
  method === 'EMAIL'
    ? ({ value: 'email_key', verified: 'email_verified' } as const)
    : ({ value: 'phone', verified: 'phone_verified' } as const);

/** The account that has proved the identifier to be its own. */
export const findVerifiedAccount = (db: Db, identifier: Identifier): Promise<Account | undefined> => {
  const key = keyOf(identifier);
  return db
    .selectFrom('account')
    .select(columns)
    .where(key.value, '=', identifier.value)
    .where(key.verified, '=', true)
    .executeTakeFirst();
};

/**
 * The account that signs in with the identifier: the one that has it verified, else the newest registration that
 * waits for its first code. An unverified contact of an account that has another one verified names nobody.
 */
export const findAccountToSignIn = (db: Db, identifier: Identifier): Promise<Account | undefined> => {
  const key = keyOf(identifier);
  return db
    .selectFrom('account')
    .select(columns)
    .where(key.value, '=', identifier.value)
    .where((eb) =>
      eb.or([
        eb(key.verified, '=', true),
        eb.and([
          eb('phone_verified', '=', false),
          eb('email_verified', '=', false),
          eb('identification_method', '=', identifier.method),
        ]),
      ]),
    )
    .orderBy(key.verified, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
};

/** False when a verified identifier of it is taken already. */
export const insertAccount = async (trx: Trx, account: NewAccount): Promise<boolean> => {
  const result = await trx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const setLanguage = async (trx: Trx, id: string, language: Language): Promise<void> => {
  await trx
    .updateTable('account')
    .set((eb) => ({ language, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('language', '<>', language)
    .execute();
};
