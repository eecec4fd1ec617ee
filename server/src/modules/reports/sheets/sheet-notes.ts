import { bookingStatuses } from '#contract/bookings/booking-status.ts';
import { banStatuses } from '#contract/vehicles/vehicles.ts';
import type { Context } from '../../../platform/context.ts';
import { say } from '../../../platform/words/words.ts';

type Asked = Readonly<Record<string, unknown>>;

/** Parameters of a list that say how it is cut and not what is in it. */
const aboutPages = ['page', 'size', 'sort', 'sortByEventDate', 'sortByClearedDate'];

/** Values that a sheet's columns show by their words, too. */
const worded: ReadonlySet<unknown> = new Set([...bookingStatuses, ...banStatuses]);

const wordOf = ({ language }: Context, value: unknown): string => {
  if (value === true || value === false) return say(language, value ? 'sheets.yes' : 'sheets.no');
  return worded.has(value) ? say(language, `status.${String(value)}`) : String(value);
};

const filterWords = (ctx: Context, asked: Asked): string[] =>
  Object.entries(asked)
    .filter(([name, value]) => value !== undefined && value !== 'ALL' && !aboutPages.includes(name))
    .map(([name, value]) => {
      const words = [value].flat().map((one) => wordOf(ctx, one));
      return `${say(ctx.language, `sheets.filters.${name}`)}: ${words.join(', ')}`;
    });

/** What stands above every table: its name, what was asked for, and whose time it is. */
export const sheetNotes = (ctx: Context, title: string, asked: Asked): string[] => {
  const filters = filterWords(ctx, asked);
  const now = ctx.clock.now().toZonedDateTimeISO(ctx.config.timeZone);
  return [
    title,
    filters.length > 0 ? filters.join('; ') : say(ctx.language, 'sheets.everything'),
    say(ctx.language, 'sheets.zone', {
      zone: ctx.config.timeZone,
      offset: now.offset,
      made: `${now.toPlainDate()} ${now.toPlainTime().toString({ smallestUnit: 'minute' })}`,
    }),
  ];
};
