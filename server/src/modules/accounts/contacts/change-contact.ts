import type { Confirmation } from '#contract/accounts/accounts.ts';
import { requireRecentPassword } from '../../../platform/auth/recent-password.ts';
import type { Context } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { type Contact, identifierOf, verifiedContact } from '../account/contact.ts';
import { getCurrentAccount } from '../account/current-account.ts';
import { findCodeOnItsWay, requireStillAwaited } from '../codes/code-on-its-way.ts';
import { endCodes } from '../codes/codes.queries.ts';
import { issueCode } from '../codes/issue-code.ts';
import { issueOnce } from '../codes/issue-once.ts';

const kind = 'MAIL_PHONE_UPDATE';

/** The new contact replaces the old one only when confirmed. `field` is for errors. */
export const changeContact = async (ctx: Context, contact: Contact, field: string): Promise<Confirmation> => {
  await requireRecentPassword(ctx);
  const account = await getCurrentAccount(ctx);
  const old = verifiedContact(account, contact.channel);
  if (old && identifierOf(old).value === identifierOf(contact).value)
    throw invalidField(field, 'ALREADY_YOURS');
  const order = { kind, account_id: account.id, ...contact } as const;
  return issueOnce(ctx, {
    accountId: account.id,
    request: order,
    findSent: async (context) => {
      const sent = await findCodeOnItsWay(context, account.id, kind, contact);
      if (sent) requireStillAwaited(sent, ctx.clock.now());
      return sent;
    },
    issue: async (trx) => {
      await endCodes(trx.db, account.id, [kind], ctx.clock.now(), contact.channel);
      return issueCode(trx, order, { tellOwner: true });
    },
  });
};
