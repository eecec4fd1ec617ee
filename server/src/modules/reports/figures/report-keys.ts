import type { ReportKey } from '#contract/reports/reports.ts';
import { daysBetween } from '../../slots/days.ts';

export type Place = {
  readonly day: string | null;
  readonly hour: number | null;
  readonly cargo_type: string | null;
};

/** `total`: a single row. */
export type Grouping = ReportKey | 'total';

const twoDigits = (number: number | null) => String(number ?? 0).padStart(2, '0');
const weekdayOf = (day: string | null) => Temporal.PlainDate.from(day ?? '2024-01-01').dayOfWeek;

export const keyOf: Readonly<Record<Grouping, (place: Place) => string>> = {
  hour: ({ hour }) => twoDigits(hour),
  day: ({ day }) => day ?? '',
  weekday: ({ day }) => String(weekdayOf(day)),
  'weekday-hour': ({ day, hour }) => `${weekdayOf(day)}T${twoDigits(hour)}`,
  cargo: ({ cargo_type }) => cargo_type ?? '',
  total: () => '',
};

const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const weekdays = ['1', '2', '3', '4', '5', '6', '7'];

/** All rows of a report including empty ones; for cargo types only those in `seen`. */
export const keysOf = (
  by: ReportKey,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  seen: Iterable<string>,
): string[] => {
  switch (by) {
    case 'hour':
      return hours;
    case 'weekday':
      return weekdays;
    case 'weekday-hour':
      return weekdays.flatMap((weekday) => hours.map((hour) => `${weekday}T${hour}`));
    case 'day':
      return daysBetween(from, to).map(String);
    case 'cargo':
      return [...seen].toSorted();
  }
};
