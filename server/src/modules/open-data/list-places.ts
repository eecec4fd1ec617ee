import type { OpenPlaces } from '#contract/open-data.ts';
import type { Context } from '../../platform/context/context.ts';
import { lastBookableDay, today } from '../slots/checkpoint-time.ts';
import { listDays } from '../slots/list-booking-dates.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { published } from './published.ts';

/** Places as a driver sees them, from today to the last bookable day. */
export const listPlaces = async (ctx: Context): Promise<OpenPlaces> => {
  const params = await readBookingParams(ctx);
  return { ...published(ctx), days: await listDays(ctx, today(ctx), lastBookableDay(ctx, params)) };
};

const columns = ['start', 'end', 'state', 'capacity', 'free', 'priorityFree'] as const;

export const toPlacesSheet = ({ days }: OpenPlaces): string =>
  [
    ['date', ...columns],
    ...days.flatMap(({ date, slots }) =>
      slots.map((slot) => [date, ...columns.map((column) => slot[column])]),
    ),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
