import type { Language } from '#contract/common.ts';
import { hasConsoleRole } from '#kernel/access.ts';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Message, MessageContent } from '../../../platform/messages/define-message.ts';
import { sendMessages } from '../../../platform/messages/send-message.ts';
import { type Account, findAccount, listOperators } from '../../accounts/account/accounts.queries.ts';
import { mainContact } from '../../accounts/account/contact.ts';
import { reasonAnswer } from '../../vehicles/vehicle/reason-words.ts';
import type { AppealRow } from '../appeals.queries.ts';

type AppealMessage = Extract<MessageContent, { template: `appeal-${string}` }>;
type Words = (language: Language, plate: string) => AppealMessage;

const messagesTo = (accounts: readonly Account[], { registration_plate }: AppealRow, words: Words) =>
  accounts.flatMap((account): Message[] => {
    const contact = mainContact(account);
    if (!contact) return [];
    const { language } = account;
    const { channel, target: to } = contact;
    return [{ ...words(language, plateGroups(registration_plate)), channel, to, language }];
  });

/** Everybody who may decide and who gave the strike, but not the one who has just acted. */
const listOffice = async (ctx: TrxContext, { imposed_by }: AppealRow): Promise<Account[]> =>
  (await listOperators(ctx.db)).filter(
    ({ id, status, roles }) =>
      status === 'ACTIVE' &&
      id !== ctx.actor?.userId &&
      (roles.includes('ADMIN') || (id === imposed_by && hasConsoleRole(roles))),
  );

export const officeWords = (row: AppealRow, language: Language, plate: string) => ({
  plate,
  why: reasonAnswer(
    { reason: row.strike_reason, reasons: row.strike_reasons, code: row.reason_code },
    language,
  ).reason,
  due: row.due_at,
  appealId: row.id,
});

export const tellBothSides = async (
  ctx: TrxContext,
  row: AppealRow,
  sides: { readonly appellant: Words; readonly office: Words },
): Promise<void> => {
  const appellant = await findAccount(ctx.db, row.account_id);
  await sendMessages(ctx, [
    ...messagesTo(appellant ? [appellant] : [], row, sides.appellant),
    ...messagesTo(await listOffice(ctx, row), row, sides.office),
  ]);
};
