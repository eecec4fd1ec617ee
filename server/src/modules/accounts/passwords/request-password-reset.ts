import { randomUUID } from 'node:crypto';
import type { Confirmation, IdentificationMethod } from '#contract/accounts/accounts.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { findHolder } from '../account/accounts.queries.ts';
import { contactOf } from '../account/contact.ts';
import { isPossible, parseIdentifier } from '../account/identifier.ts';
import { takeRequestFromAddress } from '../account/request-limits.ts';
import { defineCodeKind } from '../codes/code-kind.ts';
import { issueCode } from '../codes/issue-code.ts';
import { takeSend } from '../codes/take-send.ts';

type Input = {
  readonly userName: string;
  readonly confirmationBy?: IdentificationMethod | undefined;
  readonly captchaToken?: string | undefined;
};

/** Confirmed together with the new password. */
const { kind } = defineCodeKind({
  kind: 'PASSWORD_RESET',
  askedBy: 'anybody',
  provesContact: false,
  message: 'password-reset-code',
});

/** The `userId` of the answer is a handle made for this request; it names no account. */
export const requestPasswordReset = async (
  ctx: Context,
  { userName, confirmationBy, captchaToken }: Input,
): Promise<{ userId: string; confirmation: Confirmation }> => {
  const name = parseIdentifier(userName);
  // A code by another channel would show, in its masked target, what the asker has not typed.
  const byAnother = confirmationBy !== undefined && confirmationBy !== name.method;
  if (byAnother || !isPossible(name)) throw invalidField('userName', 'INVALID_FORMAT');
  await takeRequestFromAddress(ctx, captchaToken);
  const contact = contactOf(name);
  await takeSend(ctx, { kind, ...contact });
  const handle = randomUUID();
  const confirmation = await inTransaction(ctx, async (trx) => {
    const account = await findHolder(trx.db, name);
    return issueCode(trx, { kind, handle, account_id: account?.id ?? null, ...contact });
  });
  return { userId: handle, confirmation };
};
