import { type CompiledQuery, type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { storedColumns } from '../../../platform/db/table.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { accountsTables } from './accounts.tables.ts';
import type { Contact } from './contact.ts';
import type { Identifier } from './identifier.ts';

export type Account = Omit<Selectable<Schema['account']>, 'email_key' | 'search_text'>;
export type NewAccount = Insertable<Schema['account']>;
type Changes = Updateable<Schema['account']>;

export const accountColumns = storedColumns(accountsTables.account);

/** No identifier gets more pending registrations than this, because the limit of messages is lower. */
const mostNamesakes = 300;

/** Leaves out deleted accounts, whose rows are kept only because other rows refer to them. */
const selectAccounts = (db: Db) =>
  db.selectFrom('account').select(accountColumns).where('deleted_at', 'is', null);

export const findAccount = (db: Db, id: string): Promise<Account | undefined> =>
  selectAccounts(db).where('id', '=', id).executeTakeFirst();

/**
 * Locks the row against changes until commit. Not FOR UPDATE: that would also wait for transactions that
 * inserted rows referencing the account, such as events, while slots are locked next (deadlock risk).
 */
export const lockAccount = (trx: Trx, id: string): Promise<Account | undefined> =>
  selectAccounts(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

const nameIn = ({ method }: Identifier) => (method === 'EMAIL' ? 'email_key' : 'phone');

const selectNamed = (db: Db, identifier: Identifier) =>
  selectAccounts(db).where(nameIn(identifier), '=', identifier.value);

const verifiedBy = ({ method }: Pick<Identifier, 'method'>) =>
  method === 'EMAIL' ? 'email_verified' : 'phone_verified';

export const findVerifiedAccount = (db: Db, identifier: Identifier): Promise<Account | undefined> =>
  selectNamed(db, identifier).where(verifiedBy(identifier), '=', true).executeTakeFirst();

/** The account that verified the identifier, else one that an operator opened for this phone. */
export const findHolder = (db: Db, identifier: Identifier): Promise<Account | undefined> =>
  selectNamed(db, identifier)
    .where((eb) =>
      eb.or([
        eb(verifiedBy(identifier), '=', true),
        ...(identifier.method === 'PHONE_NUMBER' ? [eb('opened_by', 'is not', null)] : []),
      ]),
    )
    .orderBy(verifiedBy(identifier), 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks the account that verified the phone, else the one that an operator opened for it. There is at most one of each. */
export const lockingHolder = (trx: Trx, phone: string): CompiledQuery<Account> =>
  selectAccounts(trx)
    .where('phone', '=', phone)
    .where((eb) => eb.or([eb('phone_verified', '=', true), eb('opened_by', 'is not', null)]))
    .orderBy('phone_verified', 'desc')
    .forNoKeyUpdate()
    .compile();

export const lockOpenedAccount = (trx: Trx, phone: string): Promise<Account | undefined> =>
  selectAccounts(trx)
    .where('phone', '=', phone)
    .where('opened_by', 'is not', null)
    .where('phone_verified', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Accounts that may sign in with the identifier: the one that verified it, then pending registrations,
 * newest first. Unverified contacts of accounts with another verified one are ignored.
 */
export const listAccountsToSignIn = (db: Db, identifier: Identifier, withDemo: boolean): Promise<Account[]> =>
  selectNamed(db, identifier)
    .where((eb) =>
      eb.or([
        eb(verifiedBy(identifier), '=', true),
        eb.and([
          eb('phone_verified', '=', false),
          eb('email_verified', '=', false),
          eb('identification_method', '=', identifier.method),
        ]),
      ]),
    )
    .$if(!withDemo, (query) => query.where('demo', '=', false))
    .orderBy(verifiedBy(identifier), 'desc')
    .orderBy('created_at', 'desc')
    .limit(mostNamesakes)
    .execute();

type PersonName = Pick<Account, 'id' | 'first_name' | 'last_name'>;

export const listNames = async (db: Db, ids: readonly string[]): Promise<PersonName[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('account').select(['id', 'first_name', 'last_name']).where('id', 'in', ids).execute();

export const listOperators = (db: Db): Promise<Account[]> =>
  selectAccounts(db)
    .where(sql<boolean>`cardinality(roles) > 0`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The partial index on accounts with roles is only used with the first part of the condition. */
const selectActiveAdmins = (db: Db) =>
  db
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`cardinality(roles) > 0 AND 'ADMIN' = ANY (roles)`)
    .orderBy('id');

export const listActiveAdmins = async (db: Db): Promise<string[]> =>
  (await selectActiveAdmins(db).execute()).map(({ id }) => id);

export const lockActiveAdmins = async (trx: Trx): Promise<string[]> =>
  (await selectActiveAdmins(trx).forNoKeyUpdate().execute()).map(({ id }) => id);

export const insertingAccount = (trx: Trx, account: NewAccount) =>
  trx.insertInto('account').values(account).compile();

/** Undefined when another account has already verified one of its identifiers. */
export const insertAccount = (trx: Trx, account: NewAccount): Promise<Account | undefined> =>
  trx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning(accountColumns)
    .executeTakeFirst();

export const updateAccount = (trx: Trx, id: string, changes: Changes): Promise<Account> =>
  trx
    .updateTable('account')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(accountColumns)
    .executeTakeFirstOrThrow();

/** The first code was entered, so the identifier used at registration is now verified. */
export const activateAccount = (trx: Trx, account: Account, now: Temporal.Instant) =>
  updateAccount(trx, account.id, {
    [verifiedBy({ method: account.identification_method })]: true,
    status: account.status === 'NEED_VERIFICATION_PHONE' ? 'ACTIVE' : account.status,
    taken_over_at: account.opened_by === null ? null : now,
  });

export const moveRegistration = async (trx: Trx, from: Account, into: Account): Promise<Account> => {
  await trx.deleteFrom('account').where('id', '=', from.id).execute();
  return updateAccount(trx, into.id, {
    password_hash: from.password_hash,
    first_name: from.first_name,
    last_name: from.last_name,
    patronymic: from.patronymic,
    language: from.language,
    email: from.email,
    agreement_accepted_at: from.agreement_accepted_at,
  });
};

export const setVerifiedContact = (
  trx: Trx,
  id: string,
  { channel, target }: Contact,
  now: Temporal.Instant,
) =>
  updateAccount(
    trx,
    id,
    channel === 'EMAIL'
      ? { email: target, email_verified: true, email_changed_at: now }
      : { phone: target, phone_verified: true, phone_changed_at: now },
  );

export const hasSessionFrom = async (
  db: Db,
  identifier: Identifier,
  address: string,
  now: Temporal.Instant,
): Promise<boolean> => {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where(nameIn(identifier), '=', identifier.value)
    .where(verifiedBy(identifier), '=', true)
    .where('session.address', '=', address)
    .where('session.expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
