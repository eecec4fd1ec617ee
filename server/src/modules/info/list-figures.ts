import type { Language } from '#contract/common.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { weekdays } from '#contract/params/weekdays.ts';
import { gateNameOf } from '#kernel/gates/gate-name.ts';
import type { Config } from '../../platform/config/config.ts';
import { say } from '../../platform/words/words.ts';

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
  if (name.endsWith('Hours')) return amount(language, value, 'hour');
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

const listWords = (language: Language, words: readonly string[]) =>
  new Intl.ListFormat(tags[language], { type: 'conjunction' }).format(words);

const valueWords = (language: Language, name: string, value: unknown): string | undefined => {
  if (typeof value === 'number') return numberWords(language, name, value);
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return undefined;
  return listWords(
    language,
    value.flatMap((one) => valueWords(language, name, one) ?? []),
  );
};

/** Words for a number by its name, or for each setting of a group that can be switched on, as `reconfirm.askHours`. */
const figuresOf = (language: Language, name: string, value: unknown): (readonly [string, string])[] => {
  if (typeof value === 'number') return [[name, numberWords(language, name, value)]];
  if (typeof value !== 'object' || value === null || !('enabled' in value)) return [];
  return Object.entries(value).flatMap(([setting, one]) => {
    const words = valueWords(language, setting, one);
    return words === undefined ? [] : [[`${name}.${setting}`, words] as const];
  });
};

/** Placeholders for content files in double braces: all parameters by name, and a few texts. */
export const listFigures = (
  params: BookingParams,
  { site, timeZone, publicUrl }: Config,
  language: Language,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(params).flatMap(([name, value]) => figuresOf(language, name, value))),
  weeklyHours: hoursWords(params, language),
  cargoTypes: cargoWords(params, language, () => true),
  priorityCargoTypes: cargoWords(params, language, (priority) => priority),
  certificateRequired: needWords(language, params.certificateRequired),
  priorityDocumentRequired: needWords(language, params.priorityDocumentRequired),
  codeChannel: say(language, `info.codeChannels.${params.codeChannel}`),
  gates: params.gates.map(gateNameOf).join(', ') || say(language, 'info.figures.none'),
  supportEmail: site.supportEmail,
  supportPhone: site.supportPhone,
  timeZone,
  publicUrl,
});
