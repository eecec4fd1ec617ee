import type { Language } from '#contract/common.ts';
import type { Role } from '#kernel/access.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import {
  type Account,
  findVerifiedAccount,
  insertAccount,
  type NewAccount,
} from '../account/accounts.queries.ts';

export type Person = Pick<NewAccount, 'first_name' | 'last_name'> & {
  readonly email: string;
  readonly phone?: string;
  readonly patronymic?: string;
  readonly language?: Language;
  readonly roles: Role[];
};

type VouchedOptions = { readonly demo?: boolean };

/** Needs no codes, because whoever runs the server vouches for the person. Undefined if the e-mail is taken. */
export const insertVouchedAccount = async (
  trx: TrxContext,
  person: Person,
  password_hash: string,
  { demo = false }: VouchedOptions = {},
): Promise<Account | undefined> => {
  const id = uuidv7(trx.clock);
  const account = await insertAccount(trx.db, {
    id,
    status: 'ACTIVE',
    identification_method: 'EMAIL',
    email_verified: true,
    phone_verified: person.phone !== undefined,
    patronymic: null,
    language: 'RU',
    agreement_accepted_at: trx.clock.now(),
    created_at: trx.clock.now(),
    password_hash,
    demo,
    ...person,
  });
  if (account && person.roles.length > 0)
    await recordInJournal(trx, {
      type: 'ROLES_CHANGED',
      userId: id,
      from: { roles: [] },
      to: { roles: person.roles },
    });
  return account;
};

/** False when the e-mail is taken. */
export const addVouchedAccount = async (ctx: Context, person: Person, password: string): Promise<boolean> => {
  const passwordHash = await ctx.passwords.hash(password);
  return inTransaction(
    ctx,
    async (trx) => (await insertVouchedAccount(trx, person, passwordHash)) !== undefined,
  );
};

/** Adds the administrator of the settings. False if there is none, or the account exists. */
export const addFirstAdministrator = async (ctx: Context): Promise<boolean> => {
  const { firstAdmin } = ctx.config;
  if (!firstAdmin) return false;
  const { email, password } = firstAdmin;
  if (await findVerifiedAccount(ctx.db, { method: 'EMAIL', value: email.toLowerCase() })) return false;
  const person: Person = { email, first_name: 'Oktet', last_name: 'Administrator', roles: ['ADMIN'] };
  // Several instances may start at once; only the first adds the account.
  return addVouchedAccount(ctx, person, password);
};
