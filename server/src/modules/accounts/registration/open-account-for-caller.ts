import type { usersRoutes } from '#contract/accounts/users-routes.ts';
import type { BodyOf } from '#contract/route.ts';
import { recipeOf } from '../../../platform/auth/passwords.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import {
  type Account,
  findVerifiedAccount,
  insertAccount,
  listAccountsToSignIn,
  lockAccount,
  lockOpenedAccount,
} from '../account/accounts.queries.ts';
import { requireActor } from '../account/current-account.ts';
import { lockPhone } from '../account/phone-lock.ts';

type Caller = BodyOf<typeof usersRoutes.openAccount>;

const findCallersAccount = async (ctx: TrxContext, phone: string): Promise<Account | undefined> => {
  const verified = await findVerifiedAccount(ctx.db, { method: 'PHONE_NUMBER', value: phone });
  return verified ? lockAccount(ctx.db, verified.id) : lockOpenedAccount(ctx.db, phone);
};

const open = async (ctx: TrxContext, caller: Caller): Promise<Account> => {
  const id = uuidv7(ctx.clock);
  const phone = caller.phoneNumber;
  // Accounts with the same identifier share hash parameters, see `prepareRegistration`.
  const [other] = await listAccountsToSignIn(ctx.db, { method: 'PHONE_NUMBER', value: phone }, true);
  await insertAccount(ctx.db, {
    id,
    status: 'NEED_VERIFICATION_PHONE',
    identification_method: 'PHONE_NUMBER',
    phone,
    password_hash: ctx.passwords.hashOfNothing(other && recipeOf(other.password_hash)),
    first_name: caller.firstName,
    last_name: caller.lastName,
    patronymic: caller.patronymic || null,
    language: caller.language,
    opened_by: requireActor(ctx).userId,
    created_at: ctx.clock.now(),
  });
  const account = await lockAccount(ctx.db, id);
  if (!account) throw new Error('An account for a caller is opened under the lock of the phone');
  await recordInJournal(ctx, { type: 'ACCOUNT_OPENED', userId: id, to: { phoneNumber: phone } });
  return account;
};

/** Finds or opens the caller’s account, locked. Takes the phone lock: call before locking accounts. */
export const openAccountForCaller = async (ctx: TrxContext, caller: Caller): Promise<Account> => {
  await lockPhone(ctx.db, caller.phoneNumber);
  return (await findCallersAccount(ctx, caller.phoneNumber)) ?? open(ctx, caller);
};
