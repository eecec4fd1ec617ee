import type { Confirmation, ConfirmationKind } from '#contract/accounts/accounts.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Message } from '../../../platform/messages/define-message.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { isSmsLate } from '../../../platform/messages/sms-budgets.ts';
import { sealMessage } from '../../../platform/messages/waiting-message.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { type Account, findHolder } from '../account/accounts.queries.ts';
import { type Contact, identifierOf, verifiedContact } from '../account/contact.ts';
import { accountsMessages } from '../account/messages.ts';
import { canBeRight, getCodeKind } from './code-kind.ts';
import { codeRules, freshness, makeCode } from './code-rules.ts';
import { type Code, insertCode, type NewCode, renewCode } from './codes.queries.ts';
import { confirmationOf } from './confirmation.ts';

export const discardedMessageJob = defineJob<{ message: string }>('discarded-message');

/** Does all the work of a message except sending, so that timing does not reveal whether an account exists. */
const pretendToSend = (ctx: TrxContext, message: Message): Promise<void> =>
  ctx.jobs.enqueue(ctx, discardedMessageJob, {
    message: sealMessage(ctx.secrets, { id: uuidv7(ctx.clock), at: ctx.clock.now(), message }),
  });

type Address = Pick<Code, 'kind' | 'channel' | 'target' | 'language'>;

const codeMessage = ({ kind, channel, target, language }: Address, code: string): Message => {
  const { message } = getCodeKind(kind);
  if (!message) throw new Error(`A code of the kind ${kind} is worded by whoever issues it`);
  const params = { minutes: codeRules.lifeMinutes };
  return { template: message, channel, to: target, language, params, code };
};

/** Always enqueues exactly one message job, so that timing reveals nothing. */
const deliverCode = (
  ctx: TrxContext,
  to: Address,
  code: string | undefined,
  owner: Account | undefined,
): Promise<void> => {
  if (code !== undefined) return sendMessage(ctx, codeMessage(to, code));
  if (!owner) return pretendToSend(ctx, codeMessage(to, '0'.repeat(codeRules.digits)));
  const { channel, target } = to;
  return sendMessage(ctx, {
    template: 'identifier-already-registered',
    channel,
    to: target,
    language: owner.language,
    params: {},
  });
};

type Order = Contact & {
  readonly kind: ConfirmationKind;
  /** Null when the request named no existing account. */
  readonly account_id: string | null;
} & Partial<Pick<NewCode, 'handle' | 'session_type' | 'attempts' | 'language'>>;

type Options = {
  /** Notifies the owner of a verified contact that somebody else has entered it. */
  readonly tellOwner?: boolean;
};

/** The confirmation id is hashed too, so equal codes of different confirmations have different hashes. */
export const hashCode = (ctx: Pick<TrxContext, 'secrets'>, confirmationId: string, code: string): string =>
  ctx.secrets.hash('confirmation-code', `${confirmationId} ${code}`);

/** While AUTH_SECRET is being replaced, a code is right if its hash by either of the two secrets is stored. */
export const hashesOfCode = (ctx: Pick<TrxContext, 'secrets'>, confirmationId: string, code: string) =>
  ctx.secrets.hashes('confirmation-code', `${confirmationId} ${code}`);

/** The client is told that the SMS will be late, because its user would otherwise ask for the code again and again. */
const isDelayed = async (ctx: TrxContext, { kind, channel }: Order): Promise<boolean> => {
  const { message } = getCodeKind(kind);
  return channel === 'SMS' && message !== undefined && isSmsLate(ctx, accountsMessages[message].smsBudget);
};

/** Creates a confirmation and sends its code; if no code can be right, it only pretends to. */
export const issueCode = async (
  ctx: TrxContext,
  order: Order,
  { tellOwner = false }: Options = {},
): Promise<Confirmation> => {
  const now = ctx.clock.now();
  const id = uuidv7(ctx.clock);
  const holder = await findHolder(ctx.db, identifierOf(order));
  const code = canBeRight(order, holder) ? makeCode() : undefined;
  const issued = await insertCode(ctx.db, {
    id,
    language: ctx.language,
    ...order,
    code_hash: code === undefined ? null : hashCode(ctx, id, code),
    ...freshness(now),
    created_at: now,
  });
  const isProved = holder && verifiedContact(holder, order.channel);
  await deliverCode(ctx, issued, code, tellOwner && isProved ? holder : undefined);
  const told = confirmationOf(issued, now);
  return (await isDelayed(ctx, order)) ? { ...told, delayed: true } : told;
};

/** Sends a new code for the same confirmation. False if a concurrent request has done so first. */
export const reissueCode = async (ctx: TrxContext, old: Code): Promise<boolean> => {
  const holder = await findHolder(ctx.db, identifierOf(old));
  const code = canBeRight(old, holder) ? makeCode() : undefined;
  const code_hash = code === undefined ? null : hashCode(ctx, old.id, code);
  if (!(await renewCode(ctx.db, old, { code_hash, ...freshness(ctx.clock.now()) }))) return false;
  await deliverCode(ctx, old, code, undefined);
  return true;
};
