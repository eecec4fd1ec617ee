import type { Confirmation } from '#contract/accounts/accounts.ts';
import { requireRecentPassword } from '../../../platform/auth/recent-password.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { type Contact, identifierOf, verifiedContact } from '../account/contact.ts';
import { getCurrentAccount } from '../account/current-account.ts';
import { findCodeOnItsWay, requireStillAwaited } from '../codes/code-on-its-way.ts';
import { endCodes } from '../codes/codes.queries.ts';
import { confirmationOf } from '../codes/confirmation.ts';
import { issueCode } from '../codes/issue-code.ts';
import { takeSend } from '../codes/take-send.ts';

const kind = 'MAIL_PHONE_UPDATE';

/** The new contact replaces the old one only when confirmed. `field` is for errors. */
export const changeContact = async (ctx: Context, contact: Contact, field: string): Promise<Confirmation> => {
  await requireRecentPassword(ctx);
  const account = await getCurrentAccount(ctx);
  const old = verifiedContact(account, contact.channel);
  if (old && identifierOf(old).value === identifierOf(contact).value)
    throw invalidField(field, 'ALREADY_YOURS');
  const onItsWay = await findCodeOnItsWay(ctx, account.id, kind, contact);
  if (onItsWay) {
    requireStillAwaited(onItsWay, ctx.clock.now());
    return confirmationOf(onItsWay, ctx.clock.now());
  }
  await takeSend(ctx, { kind, account_id: account.id, ...contact });
  return inTransaction(ctx, async (trx) => {
    await endCodes(trx.db, account.id, [kind], ctx.clock.now(), contact.channel);
    return issueCode(trx, { kind, account_id: account.id, ...contact }, { tellOwner: true });
  });
};
