import type { Confirmation, ConfirmationKind } from '#contract/accounts/accounts.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { Account } from '../account/accounts.queries.ts';
import { contactOf } from '../account/contact.ts';
import type { Identifier } from '../account/identifier.ts';
import { findCodeOnItsWay } from '../codes/code-on-its-way.ts';
import { endCodes } from '../codes/codes.queries.ts';
import { issueCode } from '../codes/issue-code.ts';
import { issueOnce } from '../codes/issue-once.ts';

/** The message is in the account’s language, since a new device would default to Russian. */
export const sendLoginCode = (
  ctx: Context,
  kind: ConfirmationKind,
  { id: accountId, language }: Pick<Account, 'id' | 'language'>,
  name: Identifier,
): Promise<Confirmation> => {
  const contact = contactOf(name);
  const session_type = ctx.applicationType;
  return issueOnce(ctx, {
    accountId,
    request: { kind, ...contact },
    findSent: async (context) => {
      const sent = await findCodeOnItsWay(context, accountId, kind, contact);
      return sent?.used_at === null ? sent : undefined;
    },
    isSame: (sent) => sent.session_type === session_type,
    issue: async (trx, other) => {
      // Another session type needs a new code but inherits the attempts already used.
      if (other) await endCodes(trx.db, accountId, [kind], ctx.clock.now(), contact.channel);
      const attempts = other?.attempts ?? 0;
      return issueCode(trx, { kind, account_id: accountId, session_type, attempts, language, ...contact });
    },
  });
};
