import type { Confirmation, ConfirmationKind } from '#contract/accounts/accounts.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import type { Account } from '../account/accounts.queries.ts';
import { contactOf } from '../account/contact.ts';
import type { Identifier } from '../account/identifier.ts';
import { findCodeOnItsWay } from '../codes/code-on-its-way.ts';
import { endCodes } from '../codes/codes.queries.ts';
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
  const sent = await findCodeOnItsWay(ctx, accountId, kind, contact);
  const awaited = sent?.used_at === null ? sent : undefined;
  if (awaited?.session_type === ctx.applicationType) return confirmationOf(awaited, ctx.clock.now());
  await takeSend(ctx, { kind, ...contact });
  return inTransaction(ctx, async (trx) => {
    // Another session type needs a new code but inherits the attempts already used.
    if (awaited) await endCodes(trx.db, accountId, [kind], ctx.clock.now(), contact.channel);
    const attempts = awaited?.attempts ?? 0;
    const session_type = ctx.applicationType;
    return issueCode(trx, { kind, account_id: accountId, session_type, attempts, language, ...contact });
  });
};
