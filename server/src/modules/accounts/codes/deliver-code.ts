import type { TrxContext } from '../../../platform/context/context.ts';
import type { Message } from '../../../platform/messages/define-message.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import type { Account } from '../account/accounts.queries.ts';
import { getCodeKind } from './code-kind.ts';
import { codeRules } from './code-rules.ts';
import type { Code } from './codes.queries.ts';
import { pretendToSend } from './pretend-to-send.ts';

type Address = Pick<Code, 'kind' | 'channel' | 'target' | 'language'>;

const codeMessage = ({ kind, channel, target, language }: Address, code: string): Message => {
  const { message } = getCodeKind(kind);
  if (!message) throw new Error(`A code of the kind ${kind} is worded by whoever issues it`);
  const params = { minutes: codeRules.lifeMinutes };
  return { template: message, channel, to: target, language, params, code };
};

/** Always enqueues exactly one message job, so that timing reveals nothing. */
export const deliverCode = (
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
