import { plateGroups } from '#kernel/plates/parse-plate.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Message } from '../../../platform/messages/define-message.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { receiversOfAccount } from '../../bookings/booking/tell-driver.ts';
import type { EntryRow } from './entries.queries.ts';

type ListMessage = Exclude<Extract<Message, { template: `list-${string}` }>, { template: 'list-code' }>;
type News<M extends ListMessage> = M extends ListMessage
  ? { readonly template: M['template']; readonly params: Omit<M['params'], 'plate'> }
  : never;

/** Mails and pushes leave at once. SMS wait for their budget, because many places may be freed at once. */
export const tellEntry = async (
  ctx: TrxContext,
  entry: Pick<EntryRow, 'account_id' | 'plate' | 'language'>,
  { template, params }: News<ListMessage>,
  about: readonly string[] = [],
): Promise<void> => {
  for (const { channel, target } of await receiversOfAccount(ctx, entry.account_id))
    await sendMessage(ctx, {
      template,
      channel,
      to: target,
      language: entry.language,
      about,
      params: { plate: plateGroups(entry.plate), ...params },
    } as Message);
};
