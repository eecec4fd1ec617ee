import type { Language } from '#contract/common.ts';
import type { Config } from '../config/config.ts';
import { present } from '../config/setting-group.ts';
import type { Clock } from '../time/clock.ts';
import { say } from '../words/words.ts';
import type { Message } from './define-message.ts';
import { messageHtml } from './message-html.ts';
import type { PushWords, RenderedMessage } from './rendered-message.ts';

export type Surroundings = {
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl' | 'site' | 'timeZone'>;
};

const locales: Record<Language, string> = { RU: 'ru', EN: 'en-GB', CN: 'zh-CN' };

const longStyle = { dateStyle: 'long', timeStyle: 'short' } as const;
/** Short, because an SMS with Cyrillic or Chinese has only 70 characters. */
const shortStyle = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

type Style = typeof longStyle | typeof shortStyle;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than the rest of a message. */
const formatOf = (language: Language, timeZone: string, style: Style): Intl.DateTimeFormat => {
  const key = [language, timeZone, ...Object.keys(style)].join();
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { timeZone, ...style });
  formats.set(key, known);
  return known;
};

export const wordsFor = (
  { channel, language }: Pick<Message, 'channel' | 'language'>,
  timeZone: string,
  params: Readonly<Record<string, unknown>>,
) => {
  const style = channel === 'EMAIL' ? longStyle : shortStyle;
  const format = formatOf(language, timeZone, style);
  // Milliseconds, because Node 26 formats an Instant as 2026/9/30 in Chinese whatever the style.
  const worded = (value: unknown) =>
    value instanceof Temporal.Instant ? format.format(value.epochMilliseconds) : String(value);
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, worded(value)]));
};

const codeOf = (clock: Clock, message: Message) =>
  message.code === undefined
    ? {}
    : { code: message.code, until: clock.now().add({ minutes: message.params.minutes }).toString() };

/** WebOTP: this last line lets browsers fill in the code on this site. */
const forBrowsers = (site: string, code: string | undefined) =>
  code === undefined ? '' : `\n\n@${new URL(site).hostname} #${code}`;

/** The words of the SMS without what a notification shows anyway: whose it is, and where it leads. */
const pushText = (language: Language, template: string, params: Readonly<Record<string, string>>) => {
  const words = say(language, `messages.${template}.sms`, {
    ...params,
    pass: '',
    offer: '',
    coming: '',
    result: '',
  });
  const own = words.replace(/^[^:：]{1,12}[:：]\s*/, '').replace(/[\s:：]+$/, '');
  return own.charAt(0).toUpperCase() + own.slice(1);
};

const pushWords = (
  language: Language,
  { pass, offer, coming, vehicleId }: Readonly<Record<string, string>>,
): PushWords => {
  const link = offer ?? coming;
  return {
    lang: locales[language],
    open: say(language, link ? 'pushes.openOffer' : 'pushes.open'),
    onMyWay: say(language, 'pushes.onMyWay'),
    ...present({ pass, link, vehicleId }),
  };
};

export const renderMessage = (
  { clock, config }: Surroundings,
  message: Message,
): Omit<RenderedMessage, 'id'> => {
  const { template, channel, to, language } = message;
  const carried = codeOf(clock, message);
  const site = config.publicUrl.replace(/\/+$/, '');
  const { supportEmail, supportPhone } = config.site;
  const params = wordsFor(message, config.timeZone, {
    ...message.params,
    ...carried,
    time: clock.now(),
    site,
    supportEmail,
    supportPhone,
  });
  const common = { channel, to, ...carried };
  if (channel === 'SMS') {
    const words = say(language, `messages.${template}.sms`, params);
    return { ...common, text: words + forBrowsers(site, message.code) };
  }
  const subject = say(language, `messages.${template}.subject`, params);
  if (channel === 'PUSH')
    return {
      ...common,
      subject,
      text: pushText(language, template, params),
      push: pushWords(language, params),
    };
  const body = say(language, `messages.${template}.text`, params);
  const footer = say(language, 'messages.footer', params);
  return {
    ...common,
    subject,
    text: `${body}\n\n${footer}\n`,
    html: messageHtml({ language, subject, body, footer, site, ...carried }),
  };
};
