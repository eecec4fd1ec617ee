import type { Confirmation } from '#contract/accounts.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { contactOf, identifierOf } from '../account/contact.ts';
import type { Identifier } from '../account/identifier.ts';
import { codeRules } from '../codes/code-rules.ts';
import { type Code, findPendingCode } from '../codes/codes.queries.ts';
import { confirmationOf } from '../codes/confirmation.ts';
import { issueCode } from '../codes/issue-code.ts';
import { takeSendToTarget } from '../codes/take-send.ts';

/** Signing in again while a code is on its way asks for that one, and costs no message. */
const isOnItsWay = (code: Code, ctx: Context) => {
  const resendable = code.sent_at.add({ seconds: codeRules.resendAfterSeconds });
  return (
    code.session_type === ctx.applicationType &&
    code.attempts < codeRules.attempts &&
    Temporal.Instant.compare(ctx.clock.now(), resendable) < 0
  );
};

/** The code goes to what was typed as the user name. */
export const sendLoginCode = async (
  ctx: Context,
  kind: 'AUTHORIZATION' | 'LOGIN_ATTEMPT',
  accountId: string,
  name: Identifier,
): Promise<Confirmation> => {
  const contact = contactOf(name);
  const pending = await findPendingCode(ctx.db, accountId, kind, contact.channel);
  if (pending && identifierOf(pending).value === name.value && isOnItsWay(pending, ctx))
    return confirmationOf(pending, ctx.clock.now());
  await takeSendToTarget(ctx, kind, contact);
  return inTransaction(ctx, (trx) =>
    issueCode(trx, { kind, account_id: accountId, session_type: ctx.applicationType, ...contact }),
  );
};
