import type { usersRoutes } from '#contract/accounts/users-routes.ts';
import type { BodyOf } from '#contract/route.ts';
import { recipeOf } from '../../../platform/auth/passwords.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { inOneTrip, withNext } from '../../../platform/db/one-trip.ts';
import { recordWithCommit } from '../../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import {
  type Account,
  findAccount,
  insertingAccount,
  listAccountsToSignIn,
  lockingHolder,
} from '../account/accounts.queries.ts';
import { requireActor } from '../account/current-account.ts';
import { lockingPhone } from '../account/phone-lock.ts';

type Caller = BodyOf<typeof usersRoutes.openAccount>;

/** Opens an account under the lock of the phone, for which there is none yet. */
export const openAccount = async (ctx: TrxContext, caller: Caller): Promise<string> => {
  const id = uuidv7(ctx.clock);
  const phone = caller.phoneNumber;
  // Accounts with the same identifier share hash parameters, see `prepareRegistration`.
  const [other] = await listAccountsToSignIn(ctx.db, { method: 'PHONE_NUMBER', value: phone }, true);
  const inserting = insertingAccount(ctx.db, {
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
  await withNext(ctx.db, inserting);
  await recordWithCommit(ctx, { type: 'ACCOUNT_OPENED', userId: id, to: { phoneNumber: phone } });
  return id;
};

/** Finds or opens the caller’s account, locked. Takes the phone lock: call before locking accounts. */
export const openAccountForCaller = async (ctx: TrxContext, caller: Caller): Promise<Account> => {
  const { phoneNumber } = caller;
  const [, [account]] = await inOneTrip(
    ctx.db,
    lockingPhone(ctx.db, phoneNumber),
    lockingHolder(ctx.db, phoneNumber),
  );
  const holder = account ?? (await findAccount(ctx.db, await openAccount(ctx, caller)));
  if (!holder) throw new Error('An account for a caller is opened under the lock of the phone');
  return holder;
};
