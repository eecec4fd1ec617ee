import type { Confirmation, ConfirmationKind } from '#contract/accounts/accounts.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { type Account, lockAccount } from '../account/accounts.queries.ts';
import { contactOf } from '../account/contact.ts';
import type { Identifier } from '../account/identifier.ts';
import { findCodeOnItsWay } from '../codes/code-on-its-way.ts';
import { type Code, endCodes } from '../codes/codes.queries.ts';
import { confirmationOf } from '../codes/confirmation.ts';
import { issueCode } from '../codes/issue-code.ts';
import { takeSend } from '../codes/take-send.ts';

/** In the account’s language, since a new device would default to Russian. */
export const sendLoginCode = async (
  ctx: Context,
  kind: ConfirmationKind,
  { id: accountId, language }: Pick<Account, 'id' | 'language'>,
  name: Identifier,
): Promise<Confirmation> => {
  const contact = contactOf(name);
  const findAwaited = async (context: Context) => {
    const sent = await findCodeOnItsWay(context, accountId, kind, contact);
    return sent?.used_at === null ? sent : undefined;
  };
  const isSame = ({ session_type }: Code) => session_type === ctx.applicationType;
  const seen = await findAwaited(ctx);
  if (seen && isSame(seen)) return confirmationOf(seen, ctx.clock.now());
  const giveBack = await takeSend(ctx, { kind, ...contact });
  const { confirmation, isRepeat } = await inTransaction(ctx, async (trx) => {
    await lockAccount(trx.db, accountId);
    // A second tap may have come while the code of the first was being sent.
    const awaited = await findAwaited(trx);
    if (awaited && isSame(awaited))
      return { confirmation: confirmationOf(awaited, ctx.clock.now()), isRepeat: true };
    // Another session type needs a new code but inherits the attempts already used.
    if (awaited) await endCodes(trx.db, accountId, [kind], ctx.clock.now(), contact.channel);
    const attempts = awaited?.attempts ?? 0;
    const session_type = ctx.applicationType;
    const order = { kind, account_id: accountId, session_type, attempts, language, ...contact };
    return { confirmation: await issueCode(trx, order), isRepeat: false };
  });
  if (isRepeat) await giveBack();
  return confirmation;
};
