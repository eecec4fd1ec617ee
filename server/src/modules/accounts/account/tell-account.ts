import type { TrxContext } from '../../../platform/context/context.ts';
import type { Message, MessageContent } from '../../../platform/messages/define-message.ts';
import { sendMessages } from '../../../platform/messages/send-message.ts';
import type { Account } from './accounts.queries.ts';
import { verifiedContacts } from './contact.ts';

/** All verified contacts are notified: an attacker who controls one cannot hide it from others. */
export const tellAccount = (trx: TrxContext, account: Account, content: MessageContent): Promise<void> =>
  sendMessages(
    trx,
    verifiedContacts(account).map(
      ({ channel, target }): Message => ({ ...content, channel, to: target, language: account.language }),
    ),
  );
