import type { Channel } from '#contract/accounts/accounts.ts';
import { requireAdminSession } from '../../../platform/auth/recent-password.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { type Account, setVerifiedContact } from '../account/accounts.queries.ts';
import { maskTarget } from '../account/contact.ts';
import { requireActor } from '../account/current-account.ts';
import { tellAccount } from '../account/tell-account.ts';
import { defineCodeKind } from '../codes/code-kind.ts';
import { wrongCode } from '../codes/code-refusals.ts';
import { type Code, endCodes, findPendingCode } from '../codes/codes.queries.ts';
import { redeemCode } from '../codes/redeem-code.ts';

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
