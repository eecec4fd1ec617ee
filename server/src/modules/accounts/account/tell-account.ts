import type { SecurityEventType } from '#contract/accounts/security-log.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Message, MessageContent } from '../../../platform/messages/define-message.ts';
import { sendMessages } from '../../../platform/messages/send-message.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import type { Account } from './accounts.queries.ts';
import { verifiedContacts } from './contact.ts';

/** Messages that are recorded in the security log too. `new-device` is not among them: its sign-in is recorded. */
const events: Partial<Record<MessageContent['template'], SecurityEventType>> = {
  'mail-changed': 'MAIL_CHANGED',
  'phone-changed': 'PHONE_CHANGED',
  'password-changed': 'PASSWORD_CHANGED',
  'second-step-on': 'SECOND_STEP_ON',
  'second-step-off': 'SECOND_STEP_OFF',
  'roles-changed': 'ROLES_CHANGED',
  'factor-added': 'FACTOR_ADDED',
  'factor-removed': 'FACTOR_REMOVED',
  'factors-reset': 'FACTORS_RESET',
  'recovery-codes-renewed': 'RECOVERY_CODES_RENEWED',
  'recovery-code-used': 'RECOVERY_CODE_USED',
  'many-failures': 'MANY_FAILURES',
};

/** All verified contacts are notified: an attacker who controls one cannot hide it from others. */
export const tellAccount = async (
  trx: TrxContext,
  account: Account,
  content: MessageContent,
): Promise<void> => {
  const event = events[content.template];
  if (event) await recordSecurityEvent(trx, account.id, event);
  await sendMessages(
    trx,
    verifiedContacts(account).map(
      ({ channel, target }): Message => ({ ...content, channel, to: target, language: account.language }),
    ),
  );
};
