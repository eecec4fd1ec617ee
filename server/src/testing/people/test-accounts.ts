import type { ApplicationType } from '#kernel/access.ts';
import {
  type Account,
  findAccount,
  insertAccount,
  type NewAccount,
} from '../../modules/accounts/account/accounts.queries.ts';
import { openSession } from '../../modules/accounts/sign-in/open-session.ts';
import type { Passwords } from '../../platform/auth/passwords.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import type { TestApp } from '../test-app.ts';

export const testPassword = 'steppe wind 1689';

const hashes = new WeakMap<Passwords, Promise<string>>();

/** Hashes the password once for each app, because the cost of hashing differs between apps. */
const hashOf = ({ services: { passwords } }: TestApp): Promise<string> => {
  const known = hashes.get(passwords) ?? passwords.hash(testPassword);
  hashes.set(passwords, known);
  return known;
};

/** Letters only, none of them below g: a search by digits in a test finds no email by chance. */
const mailOf = (id: string): string => {
  const letters = [...id.replaceAll('-', '')].map((digit) => (Number.parseInt(digit, 16) + 16).toString(36));
  return `${letters.join('')}@example.com`;
};

export const addAccount = async (
  app: TestApp,
  details: Partial<NewAccount> & { readonly email?: string; readonly phone?: string } = {},
): Promise<Account> => {
  const id = uuidv7(app.clock);
  const email = details.email ?? (details.phone ? null : mailOf(id));
  const password_hash = await hashOf(app);
  const ctx = app.systemContext();
  await inTransaction(ctx, (trx) =>
    insertAccount(trx.db, {
      id,
      status: 'ACTIVE',
      identification_method: email === null ? 'PHONE_NUMBER' : 'EMAIL',
      email,
      email_verified: email !== null,
      phone_verified: details.phone !== undefined,
      password_hash,
      first_name: 'Иван',
      last_name: 'Петров',
      language: 'RU',
      created_at: app.clock.now(),
      ...details,
    }),
  );
  const account = await findAccount(ctx.db, id);
  if (!account) throw new Error(`${email ?? details.phone} is taken already`);
  return account;
};

export const signIn = async (
  app: TestApp,
  account: Account,
  type: ApplicationType = 'web',
): Promise<string> => {
  // The same device from which `call` sends its requests.
  const ctx = { ...app.systemContext(), address: '192.0.2.1', userAgent: 'lightMyRequest' };
  const headers = await inTransaction(ctx, (trx) => openSession(trx, account, type));
  return headers.Authorization ?? '';
};
