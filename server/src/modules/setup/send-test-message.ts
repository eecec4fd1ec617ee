import type { Channel } from '#contract/accounts/accounts.ts';
import type { Language } from '#contract/common.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { type Limit, takeAllOrRefuse } from '../../platform/limits/limits.ts';
import { sendMessage } from '../../platform/messages/send-message.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { changeDraft } from './setup-state.ts';

const testsPerHour: Limit = { name: 'setup-tests', points: 'setupTestsPerHour', seconds: 3600 };

type Target = { readonly channel: Channel; readonly to: string; readonly language: Language };

/** Sends like any other message, with queue and budget, so that the test covers what drivers will depend on. */
export const sendTestMessage = async (ctx: Context, { channel, to, language }: Target): Promise<void> => {
  const { smsCountries } = ctx.config;
  const isServed = smsCountries.length === 0 || smsCountries.some((prefix) => to.startsWith(prefix));
  if (channel === 'SMS' && !isServed) throw invalidField('to', 'INVALID_VALUE');
  await takeAllOrRefuse(ctx, [testsPerHour]);
  await inTransaction(ctx, async (trx) => {
    const id = uuidv7(ctx.clock);
    await changeDraft(trx, (draft) => ({ ...draft, tests: { ...draft.tests, [channel]: { id, to } } }));
    const message = { template: 'setup-test', params: {}, channel, to, language, about: [id] } as const;
    await sendMessage(trx, message, id);
  });
};
