import type { Channel } from '#contract/accounts/accounts.ts';
import type { Context, TrxContext } from '../../../platform/context.ts';
import { notify } from '../../../platform/messages/notify.ts';
import { type Account, setVerifiedContact } from '../account/accounts.queries.ts';
import { maskTarget, verifiedContact } from '../account/contact.ts';
import { requireActor } from '../account/current-account.ts';
import { defineCodeKind } from '../codes/code-kind.ts';
import { wrongCode } from '../codes/code-refusals.ts';
import { type Code, endCodes, findPendingCode } from '../codes/codes.queries.ts';
import { redeemCode } from '../codes/redeem-code.ts';

/** The old contact is told, and codes that went there open nothing any more. */
const replaceContact = async (trx: TrxContext, account: Account, asked: Code): Promise<void> => {
  const { channel } = asked;
  await setVerifiedContact(trx.db, account.id, asked);
  await endCodes(trx.db, account.id, ['LOGIN_ATTEMPT', 'PASSWORD_RESET'], trx.clock.now(), channel);
  const old = verifiedContact(account, channel);
  if (!old) return;
  await notify(trx, {
    template: channel === 'EMAIL' ? 'mail-changed' : 'phone-changed',
    channel,
    to: old.target,
    language: account.language,
    params: { target: maskTarget(asked) },
  });
};

const contactCode = defineCodeKind({
  kind: 'MAIL_PHONE_UPDATE',
  askedBy: 'a session',
  provesContact: true,
  message: 'mail-phone-update-code',
  confirm: async (trx, account, asked) => {
    await replaceContact(trx, account, asked);
    return {};
  },
});

/** Only the code is given: it is for the newest change of this channel that the account has asked for. */
export const confirmContact = async (ctx: Context, channel: Channel, typed: string): Promise<void> => {
  const asked = await findPendingCode(ctx.db, requireActor(ctx).userId, contactCode.kind, channel);
  if (!asked) throw wrongCode();
  await redeemCode(ctx, asked, typed, (trx, account) => replaceContact(trx, account, asked));
};
