import type { Language } from '#contract/common.ts';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import type { Message } from '../../../platform/messages/define-message.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { receiversOfAccount } from '../../bookings/booking/tell-driver.ts';
import type { FreshCode } from '../../bookings/hold/booking-code.ts';
import type { ApplicationRow } from '../applications/applications.queries.ts';

const dayWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat({ RU: 'ru', EN: 'en-GB', CN: 'zh-CN' }[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));

export const resultAddress = ({ config }: Pick<Context, 'config'>, day: string): string =>
  `${config.publicUrl.replace(/\/+$/, '')}/draw/${day}`;

type DrawMessage = Exclude<
  Extract<Message, { template: `draw-${string}` }>,
  { template: 'draw-code' | 'draw-head' }
>;
type News<M extends DrawMessage> = M extends DrawMessage
  ? { readonly template: M['template']; readonly params: Omit<M['params'], 'plate' | 'date' | 'number'> }
  : never;

type Receivers = Awaited<ReturnType<typeof receiversOfAccount>>;

/** Give `receivers` if you have read them already; otherwise they are read here. */
export const tellApplicant = async (
  ctx: TrxContext,
  row: ApplicationRow,
  { template, params }: News<DrawMessage>,
  { about = [], receivers }: { readonly about?: readonly string[]; readonly receivers?: Receivers } = {},
): Promise<void> => {
  const words = { plate: plateGroups(row.plate), date: dayWords(row.day, row.language), number: row.number };
  for (const { channel, target } of receivers ?? (await receiversOfAccount(ctx, row.account_id)))
    await sendMessage(ctx, {
      template,
      channel,
      to: target,
      language: row.language,
      about,
      params: { ...words, ...params },
    } as Message);
};

export const tellCode = (ctx: TrxContext, { code, digits }: FreshCode, row: ApplicationRow) =>
  sendMessage(ctx, {
    template: 'draw-code',
    channel: code.channel,
    to: code.target,
    language: code.language,
    params: {
      plate: plateGroups(row.plate),
      date: dayWords(row.day, code.language),
      minutes: Math.max(1, Math.floor(code.expires_at.since(code.sent_at).total('minutes'))),
    },
    code: digits,
  });
