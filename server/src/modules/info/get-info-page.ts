import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#contract/common.ts';
import type { InfoPage, InfoPageName } from '#contract/info-routes.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { weekdays } from '#contract/params/weekdays.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ReadyAnswer } from '../../platform/http/ready/ready-answer.ts';
import { createReadyAnswers } from '../../platform/http/ready/ready-answers.ts';
import { say } from '../../platform/words/words.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';

const tags: Record<Language, string> = { RU: 'ru', EN: 'en', CN: 'zh-CN' };

/** Short units in Russian, because the full word would have to be declined. */
const amount = (language: Language, value: number, unit: 'minute' | 'hour' | 'day' | 'month') =>
  new Intl.NumberFormat(tags[language], {
    style: 'unit',
    unit,
    unitDisplay: language === 'RU' ? 'short' : 'long',
  }).format(value);

const numberWords = (language: Language, name: string, value: number) => {
  if (name.endsWith('Days')) return amount(language, value, 'day');
  if (name.endsWith('Months')) return amount(language, value, 'month');
  if (!name.endsWith('Minutes')) return new Intl.NumberFormat(tags[language]).format(value);
  const isHours = value > 0 && value % 60 === 0;
  return isHours ? amount(language, value / 60, 'hour') : amount(language, value, 'minute');
};

const hoursWords = ({ weeklyHours }: BookingParams, language: Language) => {
  const days = weekdays.map((day) => ({
    name: say(language, `info.weekdays.${day}`),
    hours:
      weeklyHours[day].map(({ from, to }) => `${from}–${to}`).join(', ') ||
      say(language, 'info.figures.closed'),
  }));
  const [{ hours } = { hours: '' }] = days;
  if (days.some((day) => day.hours !== hours))
    return days.map((day) => `${day.name} ${day.hours}`).join('; ');
  return hours === '00:00–24:00' ? say(language, 'info.figures.aroundTheClock') : hours;
};

const cargoWords = (
  { cargoTypes }: BookingParams,
  language: Language,
  isMeant: (priority: boolean) => boolean,
) =>
  cargoTypes
    .filter(({ active, priority }) => active && isMeant(priority))
    .map(({ names }) => names[language])
    .join(', ') || say(language, 'info.figures.none');

const needWords = (language: Language, isNeeded: boolean) =>
  isNeeded ? say(language, 'info.figures.required') : say(language, 'info.figures.notRequired');

/** Placeholders for content files in double braces: all parameters by name, and a few texts. */
const listFigures = (
  params: BookingParams,
  { site, timeZone, publicUrl }: Config,
  language: Language,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, numberWords(language, name, value)]] : [],
    ),
  ),
  weeklyHours: hoursWords(params, language),
  cargoTypes: cargoWords(params, language, () => true),
  priorityCargoTypes: cargoWords(params, language, (priority) => priority),
  certificateRequired: needWords(language, params.certificateRequired),
  priorityDocumentRequired: needWords(language, params.priorityDocumentRequired),
  codeChannel: say(language, `info.codeChannels.${params.codeChannel}`),
  gates: params.gates.join(', ') || say(language, 'info.figures.none'),
  supportEmail: site.supportEmail,
  supportPhone: site.supportPhone,
  timeZone,
  publicUrl,
});

type ContentFile = {
  readonly language: Language;
  readonly state: string;
  read(): Promise<string>;
};

const findIn = async (
  { contentDir }: Config,
  page: InfoPageName,
  language: Language,
): Promise<ContentFile | undefined> => {
  const path = join(contentDir, 'info', `${page}.${language.toLowerCase()}.md`);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const state = `${found.ino} ${found.size} ${found.mtimeMs}`;
  return { language, state, read: () => readFile(path, 'utf8') };
};

/** The page in the given language, else in Russian, which always exists. */
const findContentFile = async (
  config: Config,
  page: InfoPageName,
  language: Language,
): Promise<ContentFile | undefined> =>
  (await findIn(config, page, language)) ?? (await findIn(config, page, 'RU'));

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

const asText = (value: string) => value.replaceAll(/[\\`*_[\]<>|~&]/g, '\\$&');

/** Fills in placeholders; unknown names stay in the text and are returned. */
const fillFigures = (markdown: string, figures: Readonly<Record<string, string>>) => {
  const unknown = new Set<string>();
  const text = markdown.replaceAll(placeholder, (_whole, name: string) => {
    const value = Object.hasOwn(figures, name) ? figures[name] : undefined;
    if (value !== undefined) return asText(value);
    unknown.add(name);
    return `‹${asText(name)}›`;
  });
  return { text, unknown: [...unknown] };
};

const keptMs = 3_600_000;
/** Every page in every language, before and after a change. */
const mostAnswers = 18;

/** A heading on the first line becomes the title, which the screen renders itself. */
const parted = (markdown: string) => {
  const [, title = '', text = markdown] = /^\s*#\s+(.+?)\s*(?:\r?\n([\s\S]*))?$/.exec(markdown) ?? [];
  return { title, text: text.trim() };
};

const fillPage = async (ctx: Context, page: InfoPageName, file: ContentFile): Promise<InfoPage> => {
  const params = await readBookingParams(ctx);
  const figures = listFigures(params, ctx.config, file.language);
  const { text: filled, unknown } = fillFigures(await file.read(), figures);
  const { language } = file;
  if (unknown.length > 0)
    ctx.log.warn({ page, language, unknown }, 'A content file asks for figures that there are not');
  return { page, language, ...parted(filled), site: params.site };
};

/** Checks the file on every request (no query), so a replaced file takes effect at once. */
export const getInfoPage = async (
  ctx: Context,
  page: InfoPageName,
  language: Language,
): Promise<ReadyAnswer> => {
  const file = await findContentFile(ctx.config, page, language);
  if (!file) throw new AppError('NOT_FOUND');
  const { version } = await readBookingParams(ctx);
  const ready = await ctx.cache.readLasting('info-pages', keptMs, async () =>
    createReadyAnswers(mostAnswers),
  );
  return ready.read(`${page} ${file.language} ${file.state} ${version}`, () => fillPage(ctx, page, file));
};
