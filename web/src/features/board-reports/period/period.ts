import { addDays } from '../../../ui/date-picker/calendar-day.ts';

export const presets = { week: 7, month: 28, quarter: 91 } as const;
export type Preset = keyof typeof presets;

export type Period = {
  readonly preset: Preset | 'own';
  readonly from: string;
  readonly to: string;
  readonly previousFrom: string;
  readonly previousTo: string;
};

const dayMs = 86_400_000;
const longestDays = 732;

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;

export const sameDayBefore = (
  { from, previousFrom }: Pick<Period, 'from' | 'previousFrom'>,
  day: string,
): string => addDays(day, 1 - daysBetween(previousFrom, from));

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

const presetOf = (from: string, to: string, today: string): Period['preset'] =>
  (Object.keys(presets) as Preset[]).find(
    (preset) => to === today && daysBetween(from, to) === presets[preset],
  ) ?? 'own';

export const presetDays = (preset: Preset, today: string) => ({
  from: addDays(today, 1 - presets[preset]),
  to: today,
});

/** Invalid or missing dates fall back to the last four weeks. */
export const readPeriod = (given: Readonly<Record<string, unknown>>, today: string): Period => {
  const isGiven = isDay(given.from) && isDay(given.to) && given.from <= given.to;
  const days = isGiven ? daysBetween(given.from as string, given.to as string) : 0;
  const { from, to } =
    isGiven && days <= longestDays
      ? { from: given.from as string, to: given.to as string }
      : presetDays('month', today);
  const length = daysBetween(from, to);
  return {
    preset: presetOf(from, to, today),
    from,
    to,
    previousFrom: addDays(from, -length),
    previousTo: addDays(from, -1),
  };
};
