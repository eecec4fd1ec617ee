import type { Language } from '#contract/common.ts';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Message, MessageContent } from '../../../platform/messages/define-message.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { inLanguage } from '../../../platform/words/translated.ts';
import { say } from '../../../platform/words/words.ts';
import { findAccount } from '../../accounts/account/accounts.queries.ts';
import { mainContact } from '../../accounts/account/contact.ts';
import { listPushTargets } from '../../accounts/push/push-targets.ts';
import { vehiclesMessages } from '../vehicle/messages.ts';
import { wordsOf } from '../vehicle/reason-words.ts';
import { listPlateHolders } from '../vehicle/vehicles.queries.ts';
import type { GivenRestriction } from './restrict-plate.ts';

type VehicleMessage = Extract<MessageContent, { template: `${'vehicle' | 'strike'}-${string}` }> & {
  readonly about?: Message['about'];
};

type Holder = { readonly id: string; readonly account_id: string; readonly registration_plate: string };

/** `vehicleId`: the vehicle in the account that is told, since several accounts may have the plate. */
type Words = (plate: string, language: Language, vehicleId: string) => VehicleMessage;

/** Accounts without a contact are not notified. */
export const tellOwner = async (
  ctx: TrxContext,
  { id, account_id, registration_plate }: Holder,
  words: Words,
): Promise<void> => {
  const account = await findAccount(ctx.db, account_id);
  if (!account) return;
  const { language } = account;
  const content = words(plateGroups(registration_plate), language, id);
  const pushes = vehiclesMessages[content.template].push ? await listPushTargets(ctx, [account_id]) : [];
  for (const contact of [mainContact(account), ...pushes])
    if (contact)
      await sendMessage(ctx, {
        channel: contact.channel,
        to: contact.target,
        language,
        ...content,
      } as Message);
};

export const tellPlateHolders = async (
  ctx: TrxContext,
  { plateKey, accountId }: { readonly plateKey: string; readonly accountId: string | null },
  words: Words,
): Promise<void> => {
  for (const holder of await listPlateHolders(ctx.db, plateKey))
    if (accountId === null || holder.account_id === accountId) await tellOwner(ctx, holder, words);
};

export const restrictionWords = (
  { reason, until, appealableUntil }: GivenRestriction,
  language: Language,
) => ({
  reason: inLanguage(wordsOf(reason), language),
  until: until ?? say(language, 'banUntilLifted'),
  appealUntil: appealableUntil,
});
