import type { Confirmation } from '#contract/accounts/accounts.ts';
import { requireRecentPassword } from '../../../platform/auth/recent-password.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { lockAccount } from '../account/accounts.queries.ts';
import { type Contact, identifierOf, verifiedContact } from '../account/contact.ts';
import { getCurrentAccount } from '../account/current-account.ts';
import { findCodeOnItsWay, requireStillAwaited } from '../codes/code-on-its-way.ts';
import { endCodes } from '../codes/codes.queries.ts';
import { confirmationOf } from '../codes/confirmation.ts';
import { issueCode } from '../codes/issue-code.ts';
import { takeSend } from '../codes/take-send.ts';

const kind = 'MAIL_PHONE_UPDATE';

const sentConfirmation = async (
  ctx: Context,
  accountId: string,
  contact: Contact,
): Promise<Confirmation | undefined> => {
  const code = await findCodeOnItsWay(ctx, accountId, kind, contact);
  if (!code) return undefined;
  requireStillAwaited(code, ctx.clock.now());
  return confirmationOf(code, ctx.clock.now());
};

/** The new contact replaces the old one only when confirmed. `field` is for errors. */
export const changeContact = async (ctx: Context, contact: Contact, field: string): Promise<Confirmation> => {
  await requireRecentPassword(ctx);
  const account = await getCurrentAccount(ctx);
  const old = verifiedContact(account, contact.channel);
  if (old && identifierOf(old).value === identifierOf(contact).value)
    throw invalidField(field, 'ALREADY_YOURS');
  const sent = await sentConfirmation(ctx, account.id, contact);
  if (sent) return sent;
  const giveBack = await takeSend(ctx, { kind, account_id: account.id, ...contact });
  const { confirmation, isRepeat } = await inTransaction(ctx, async (trx) => {
    await lockAccount(trx.db, account.id);
    // A second tap may have come while the code of the first was being sent.
    const meanwhile = await sentConfirmation(trx, account.id, contact);
    if (meanwhile) return { confirmation: meanwhile, isRepeat: true };
    await endCodes(trx.db, account.id, [kind], ctx.clock.now(), contact.channel);
    const order = { kind, account_id: account.id, ...contact } as const;
    return { confirmation: await issueCode(trx, order, { tellOwner: true }), isRepeat: false };
  });
  if (isRepeat) await giveBack();
  return confirmation;
};
