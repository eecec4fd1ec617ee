import type { TrxContext } from '../../../platform/context/context.ts';
import type { Notice, Said } from '../../../platform/messages/define-message.ts';
import { notifyEach } from '../../../platform/messages/notify.ts';
import type { Account } from './accounts.queries.ts';
import { verifiedContacts } from './contact.ts';

/** All verified contacts are notified: an attacker who controls one cannot hide it from others. */
export const tellAccount = (trx: TrxContext, account: Account, said: Said): Promise<void> =>
  notifyEach(
    trx,
    verifiedContacts(account).map(
      ({ channel, target }): Notice => ({ ...said, channel, to: target, language: account.language }),
    ),
  );
