import type { Channel, Confirmation } from '#contract/accounts/accounts.ts';
import { requireAdminSession, requireRecentPassword } from '../../../platform/auth/recent-password.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { type Account, setVerifiedContact } from '../account/accounts.queries.ts';
import { type Contact, identifierOf, maskTarget, verifiedContact } from '../account/contact.ts';
import { getCurrentAccount, requireActor } from '../account/current-account.ts';
import { tellAccount } from '../account/tell-account.ts';
import { defineCodeKind } from '../codes/code-kind.ts';
import { wrongCode } from '../codes/code-refusals.ts';
import { type Code, endCodes, findPendingCode } from '../codes/codes.queries.ts';
import { issueCode } from '../codes/issue-code.ts';
import { findCodeOnItsWay, issueOnce, requireStillAwaited } from '../codes/issue-once.ts';
import { redeemCode } from '../codes/redeem-code.ts';

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

/** Also invalidates codes that were sent to the old contact. */
const replaceContact = async (trx: TrxContext, account: Account, sentCode: Code): Promise<void> => {
  const { channel } = sentCode;
  await setVerifiedContact(trx.db, account.id, sentCode, trx.clock.now());
  await endCodes(trx.db, account.id, ['LOGIN_ATTEMPT', 'PASSWORD_RESET'], trx.clock.now(), channel);
  await tellAccount(trx, account, {
    template: channel === 'EMAIL' ? 'mail-changed' : 'phone-changed',
    params: { target: maskTarget(sentCode) },
  });
};

const contactCode = defineCodeKind({
  kind: 'MAIL_PHONE_UPDATE',
  askedBy: 'a session',
  provesContact: true,
  message: 'mail-phone-update-code',
  confirm: async (trx, account, sentCode) => {
    requireAdminSession(trx);
    await replaceContact(trx, account, sentCode);
    return {};
  },
});

/** The request has no confirmation id: the code belongs to the newest pending change of this channel. */
export const confirmContact = async (ctx: Context, channel: Channel, typed: string): Promise<void> => {
  requireAdminSession(ctx);
  const sentCode = await findPendingCode(ctx.db, requireActor(ctx).userId, contactCode.kind, channel);
  if (!sentCode) throw wrongCode();
  await redeemCode(ctx, sentCode, typed, (trx, account) => replaceContact(trx, account, sentCode));
};
