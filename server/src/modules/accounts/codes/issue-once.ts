import type { Confirmation, ConfirmationKind } from '#contract/accounts/accounts.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockAccount } from '../account/accounts.queries.ts';
import { type Contact, identifierOf } from '../account/contact.ts';
import { attemptsExceeded, secondsUntilResend } from './code-refusals.ts';
import { codeRules } from './code-rules.ts';
import { type Code, findNewestCode } from './codes.queries.ts';
import { confirmationOf } from './confirmation.ts';
import { type SendRequest, takeSend } from './take-send.ts';

/** Finds a code sent within the resend pause: asking again must give neither another message nor new attempts. */
export const findCodeOnItsWay = async (
  ctx: Context,
  accountId: string,
  kind: ConfirmationKind,
  contact: Contact,
): Promise<Code | undefined> => {
  const now = ctx.clock.now();
  const code = await findNewestCode(ctx.db, accountId, kind, identifierOf(contact).value);
  if (!code || secondsUntilResend(code, now) === 0) return undefined;
  if (code.used_at === null && code.attempts >= codeRules.attempts) throw attemptsExceeded(code, now);
  return code;
};

/** If the code on its way has been ended meanwhile, a new one may be sent only after the resend pause. */
export const requireStillAwaited = (code: Code, now: Temporal.Instant): void => {
  if (code.used_at !== null)
    throw new AppError('RESEND_TOO_EARLY', { retryAfterSeconds: secondsUntilResend(code, now) });
};

type Order = {
  readonly accountId: string;
  /** The sending that is counted against the limits. */
  readonly request: SendRequest;
  readonly findSent: (ctx: Context) => Promise<Code | undefined>;
  /** Whether a sent code answers this request as well. Absent: any sent code does. */
  readonly isSame?: (sent: Code) => boolean;
  readonly issue: (trx: TrxContext, other: Code | undefined) => Promise<Confirmation>;
};

/** Issues a code unless one is on its way. A second tap during the sending, or a failed one, is not counted. */
export const issueOnce = async (
  ctx: Context,
  { accountId, request, findSent, isSame = () => true, issue }: Order,
): Promise<Confirmation> => {
  const sent = await findSent(ctx);
  if (sent && isSame(sent)) return confirmationOf(sent, ctx.clock.now());
  const giveBack = await takeSend(ctx, request);
  const { confirmation, isRepeat } = await inTransaction(ctx, async (trx) => {
    await lockAccount(trx.db, accountId);
    const meanwhile = await findSent(trx);
    if (meanwhile && isSame(meanwhile))
      return { confirmation: confirmationOf(meanwhile, ctx.clock.now()), isRepeat: true };
    return { confirmation: await issue(trx, meanwhile), isRepeat: false };
  }).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (isRepeat) await giveBack();
  return confirmation;
};
