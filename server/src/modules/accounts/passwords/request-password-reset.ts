import { randomUUID } from 'node:crypto';
import type { Channel, Confirmation } from '#contract/accounts/accounts.ts';
import type { accountsRoutes } from '#contract/accounts/accounts-routes.ts';
import type { BodyOf } from '#contract/route.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { findHolder } from '../account/accounts.queries.ts';
import {
  type Contact,
  channelOf,
  contactOf,
  isYoung,
  maskTarget,
  verifiedContact,
} from '../account/contact.ts';
import { type Identifier, isPossible, parseIdentifier } from '../account/identifier.ts';
import { takeRequestFromAddress } from '../account/request-limits.ts';
import { defineCodeKind } from '../codes/code-kind.ts';
import { issueCode } from '../codes/issue-code.ts';
import { takeSend } from '../codes/take-send.ts';

/** No `confirm`: the code is spent together with the new password. */
const { kind } = defineCodeKind({
  kind: 'PASSWORD_RESET',
  askedBy: 'anybody',
  provesContact: false,
  message: 'password-reset-code',
});

/**
 * Where the code goes. For an unknown name or a missing or too recent contact it is a made-up contact,
 * which counts against the limits like a real one, so that responses are the same.
 */
const findDestination = async (ctx: Context, name: Identifier, channel: Channel) => {
  const typed = contactOf(name);
  const account = await findHolder(ctx.db, name);
  const contact = channel === typed.channel ? typed : account && verifiedContact(account, channel);
  const nobodys: Contact = {
    channel,
    target: channel === typed.channel ? typed.target : `? ${typed.target}`,
  };
  if (!account || !contact || isYoung(account, channel, ctx.clock.now()))
    return { account_id: null, ...nobodys };
  return { account_id: account.id, ...contact };
};

/** `userId` in the response is a random handle for this request, not an account id. */
export const requestPasswordReset = async (
  ctx: Context,
  { userName, confirmationBy, captchaToken }: BodyOf<typeof accountsRoutes.requestPasswordReset>,
): Promise<{ userId: string; confirmation: Confirmation }> => {
  const name = parseIdentifier(userName);
  if (!isPossible(name)) throw invalidField('userName', 'INVALID_FORMAT');
  const typed = contactOf(name);
  const channel = confirmationBy ? channelOf(confirmationBy) : typed.channel;
  await takeRequestFromAddress(ctx, { ...typed, channel }, captchaToken);
  await takeSend(ctx, { kind, ...typed });
  const { account_id, ...contact } = await findDestination(ctx, name, channel);
  if (channel !== typed.channel) await takeSend(ctx, { kind, ...contact });
  const handle = randomUUID();
  const confirmation = await inTransaction(ctx, (trx) =>
    issueCode(trx, { kind, handle, account_id, ...contact }),
  );
  // A contact of the other channel was not typed by the caller, so it must not be revealed.
  return { userId: handle, confirmation: { ...confirmation, target: maskTarget(typed) } };
};
