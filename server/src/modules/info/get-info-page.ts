import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#contract/common.ts';
import type { InfoPage, InfoPageName } from '#contract/info-routes.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ReadyAnswer } from '../../platform/http/ready/ready-answer.ts';
import { createReadyAnswers } from '../../platform/http/ready/ready-answers.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { listFigures } from './list-figures.ts';

/** A parameter is on if it is true, a number above zero, or a group of settings whose `enabled` is true. */
const isOn = (params: BookingParams, name: string): boolean => {
  const value: unknown = Object.hasOwn(params, name) ? params[name as keyof BookingParams] : undefined;
  if (typeof value === 'object' && value !== null && 'enabled' in value) return value.enabled === true;
  return value === true || (typeof value === 'number' && value > 0);
};

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

const section = /^\{\{#(\w+)\}\}\n([\s\S]*?)^\{\{\/\1\}\}\n?/gm;

/** Drops the sections about what is switched off. */
const keepSections = (markdown: string, params: BookingParams) =>
  markdown.replaceAll(section, (_whole, name: string, text: string) => (isOn(params, name) ? text : ''));

const keptMs = 3_600_000;
/** Enough for every page in every language, as before and as after a change. */
const mostAnswers = 36;

/** A heading on the first line becomes the title, which the screen renders itself. */
const parted = (markdown: string) => {
  const [, title = '', text = markdown] = /^\s*#\s+(.+?)\s*(?:\r?\n([\s\S]*))?$/.exec(markdown) ?? [];
  return { title, text: text.trim() };
};

const fillPage = async (ctx: Context, page: InfoPageName, file: ContentFile): Promise<InfoPage> => {
  const params = await readBookingParams(ctx);
  const figures = listFigures(params, ctx.config, file.language);
  const { text: filled, unknown } = fillFigures(keepSections(await file.read(), params), figures);
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
