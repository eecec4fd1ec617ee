import type { TrxContext } from '../../../platform/context.ts';
import type { Notice } from '../../../platform/messages/define-message.ts';
import { notify } from '../../../platform/messages/notify.ts';
import type { Account } from '../account/accounts.queries.ts';
import { codeRules } from './code-rules.ts';
import type { Code } from './codes.queries.ts';
import { pretendToNotify } from './pretend-to-notify.ts';

const templates = {
  AUTHORIZATION: 'authorization-code',
  LOGIN_ATTEMPT: 'login-code',
  PASSWORD_RESET: 'password-reset-code',
  MAIL_PHONE_UPDATE: 'mail-phone-update-code',
} as const;

export type AccountCodeKind = keyof typeof templates;
export type AccountCode = Code & { readonly kind: AccountCodeKind };

/** Codes of bookings are worded, sent and confirmed by the module of bookings. */
export const isAccountCode = (code: Code): code is AccountCode => code.kind in templates;

type Address = Pick<AccountCode, 'kind' | 'channel' | 'target' | 'language'>;

export const codeNotice = ({ kind, channel, target, language }: Address, code: string): Notice => ({
  template: templates[kind],
  channel,
  to: target,
  language,
  params: { minutes: codeRules.lifeMinutes },
  code,
});

/** One message, whatever happens: a code, or a word to the contact's owner, or what only costs as much time. */
export const deliverCode = (
  ctx: TrxContext,
  to: Address,
  code: string | undefined,
  owner: Account | undefined,
): Promise<void> => {
  if (code !== undefined) return notify(ctx, codeNotice(to, code));
  if (!owner) return pretendToNotify(ctx, codeNotice(to, '0'.repeat(codeRules.digits)));
  const { channel, target } = to;
  return notify(ctx, {
    template: 'identifier-already-registered',
    channel,
    to: target,
    language: owner.language,
    params: {},
  });
};
