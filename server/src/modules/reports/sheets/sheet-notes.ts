import { bookingStatuses } from '#contract/bookings/booking-status.ts';
import { banStatuses } from '#contract/vehicles/vehicles.ts';
import type { Context } from '../../../platform/context/context.ts';
import { say } from '../../../platform/words/words.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';

type Filter = Readonly<Record<string, unknown>>;

const aboutPages = ['page', 'size', 'sort', 'sortByEventDate', 'sortByClearedDate'];

const worded: ReadonlySet<unknown> = new Set([...bookingStatuses, ...banStatuses]);

/** Names by code. */
export const cargoNames = async (ctx: Context): Promise<Readonly<Record<string, string>>> => {
  const { cargoTypes } = await readBookingParams(ctx);
  return Object.fromEntries(cargoTypes.map(({ code, names }) => [code, names[ctx.language]]));
};

const filterWords = async (ctx: Context, filter: Filter): Promise<string[]> => {
  const { language } = ctx;
  const cargo = await cargoNames(ctx);
  const wordOf = (name: string, value: unknown): string => {
    if (value === true || value === false) return say(language, value ? 'sheets.yes' : 'sheets.no');
    if (name === 'countedAs') return say(language, `sheets.countedAs.${String(value)}`);
    if (name === 'type') return say(language, `journal.types.${String(value)}`);
    if (name === 'state') return say(language, `sheets.appealStates.${String(value)}`);
    if (name === 'cargoType') return cargo[String(value)] ?? String(value);
    return worded.has(value) ? say(language, `status.${String(value)}`) : String(value);
  };
  return Object.entries(filter)
    .filter(([name, value]) => value !== undefined && value !== 'ALL' && !aboutPages.includes(name))
    .map(([name, value]) => {
      const words = [value].flat().map((one) => wordOf(name, one));
      return `${say(language, `sheets.filters.${name}`)}: ${words.join(', ')}`;
    });
};

export const sheetNotes = async (ctx: Context, title: string, filter: Filter): Promise<string[]> => {
  const filters = await filterWords(ctx, filter);
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
