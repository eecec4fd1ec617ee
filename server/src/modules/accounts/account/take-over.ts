import type { TrxContext } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import {
  type Account,
  activateAccount,
  lockOpenedAccount,
  moveRegistration,
  updateAccount,
} from './accounts.queries.ts';

/** The actor is given explicitly because he is not signed in yet. */
const recordTakeOver = (trx: TrxContext, { id }: Account) =>
  recordInJournal(trx, { type: 'ACCOUNT_TAKEN_OVER', userId: id, by: { actor: 'DRIVER', id } });

/**
 * Called when a newly registered phone was verified. If an operator had opened an account for it, that
 * account and its bookings are kept and get the registered data. Returns the resulting account; the phone
 * must be locked.
 */
export const takeOverOpened = async (trx: TrxContext, registration: Account): Promise<Account> => {
  const { identification_method: method, phone } = registration;
  const opened =
    method === 'PHONE_NUMBER' && phone !== null ? await lockOpenedAccount(trx.db, phone) : undefined;
  if (!opened || opened.id === registration.id) return registration;
  await recordTakeOver(trx, opened);
  return moveRegistration(trx.db, registration, opened);
};

/** The recovery code has verified the phone of the account opened for this person. */
export const takeOverByRecovery = async (
  trx: TrxContext,
  opened: Account,
  passwordHash: string,
): Promise<void> => {
  const now = trx.clock.now();
  await updateAccount(trx.db, opened.id, { password_hash: passwordHash, agreement_accepted_at: now });
  await activateAccount(trx.db, opened, now);
  await recordTakeOver(trx, opened);
};
