import { datePairs, type VehicleListQuery, vehicleListQuery } from '#contract/vehicles/vehicle-list.ts';
import type { OperatorVehicle, VehicleCounts } from '#contract/vehicles/vehicles.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Context } from '../../../platform/context/context.ts';
import { countCapped, type Page, pageOf } from '../../../platform/db/page.ts';
import { givenRange } from '../../../platform/errors/given-range.ts';
import { freshMs } from '../../../platform/memory/fresh-cache.ts';
import { parseIdentifier } from '../../accounts/account/identifier.ts';
import { withEndedBans } from '../bans/end-bans.ts';
import { listByNextBooking } from './next-booking-order.queries.ts';
import { operatorAnswers } from './operator-answer.ts';
import { filterVehicles, type Span, type VehicleFilter } from './vehicle-filter.queries.ts';
import { listBookedPage, listVehiclePage, type VehicleOrder } from './vehicle-list.queries.ts';

/** The column that the dates of a query refer to; undefined means bookings. */
const dateColumns = {
  BANNED: 'event_at',
  WARNED: 'event_at',
  UNBANNED: 'cleared_at',
  ALL: undefined,
} as const;

const spanOf = (query: VehicleListQuery, timeZone: string): Span | undefined => {
  const { from, before } = givenRange(query, datePairs[query.banStatus], timeZone);
  if (!from && !before) return undefined;
  return { ...(from && { from }), ...(before && { before }) };
};

const datesOf = (query: VehicleListQuery, timeZone: string): Pick<VehicleFilter, 'dates' | 'booked'> => {
  const span = spanOf(query, timeZone);
  if (!span) return {};
  const column = dateColumns[query.banStatus];
  return column ? { dates: { ...span, column } } : { booked: span };
};

/** Input without letters is one word, regardless of spaces. */
const wordsOf = (search: string): string[] =>
  /\p{L}/u.test(search)
    ? search.toLowerCase().split(/\s+/)
    : [search.replace(/[^\d+]/g, '')].filter((word) => word !== '');

export const filterOf = ({ config }: Context, query: VehicleListQuery): VehicleFilter => ({
  ...(query.phoneNumber !== undefined && {
    phone: {
      whole: parseIdentifier(query.phoneNumber).value,
      ending: query.phoneNumber.replace(/\D/g, ''),
    },
  }),
  ...(query.registrationPlate !== undefined && { platePart: plateKey(query.registrationPlate) }),
  ...(query.search !== undefined && {
    search: { platePart: plateKey(query.search), words: wordsOf(query.search) },
  }),
  ...(query.approved !== undefined && { approved: query.approved }),
  ...(query.waiting !== undefined && { waiting: query.waiting }),
  ...(query.disputed !== undefined && { disputed: query.disputed }),
  ...(query.inLine !== undefined && { inLine: query.inLine }),
  ...(query.banStatus !== 'ALL' && { banStatus: query.banStatus }),
  ...(query.unbanMode !== undefined && { unbanMode: query.unbanMode }),
  ...datesOf(query, config.timeZone),
});

const directions = { ASC: 'asc', DESC: 'desc' } as const;

const sortColumns = {
  createdDate: 'created_at',
  waitingSince: 'waits_from',
  registrationPlate: 'plate_key',
  model: 'model',
} as const;

const sortOf = ({ sort }: VehicleListQuery) => {
  if (sort === undefined) return undefined;
  const [name, direction] = sort.split(',') as [keyof typeof sortColumns | 'nextBooking', 'ASC' | 'DESC'];
  return { name, direction: directions[direction] };
};

/** By default vehicles are sorted by the filtered dates, else newest first. Undefined: sorted by bookings. */
const orderOf = (query: VehicleListQuery, filter: VehicleFilter): VehicleOrder | undefined => {
  const { sortByEventDate, sortByClearedDate, banStatus } = query;
  const sort = sortOf(query);
  if (sort && sort.name !== 'nextBooking') return { by: sortColumns[sort.name], direction: sort.direction };
  if (sortByEventDate) return { by: 'event_at', direction: directions[sortByEventDate] };
  if (sortByClearedDate) {
    // Restrictions in force have no end date to sort by.
    const holds = banStatus === 'BANNED' || banStatus === 'WARNED';
    return { by: holds ? 'event_at' : 'cleared_at', direction: directions[sortByClearedDate] };
  }
  if (filter.booked) return undefined;
  if (filter.dates) return { by: filter.dates.column, direction: 'desc' };
  return { by: 'created_at', direction: 'desc' };
};

const countFiltered = (ctx: Context, filter: VehicleFilter) =>
  ctx.cache.read(`vehicles ${JSON.stringify(filter)}`, freshMs, () =>
    countCapped(ctx.db, filterVehicles(ctx.db, filter)),
  );

export const listVehicles = async (ctx: Context, query: VehicleListQuery): Promise<Page<OperatorVehicle>> => {
  const filter = filterOf(ctx, query);
  const order = orderOf(query, filter);
  const sort = sortOf(query);
  const readPage = () => {
    if (sort?.name === 'nextBooking') return listByNextBooking(ctx.db, filter, sort.direction, query);
    return order
      ? listVehiclePage(ctx.db, filterVehicles(ctx.db, filter), order, query)
      : listBookedPage(ctx.db, filter, query);
  };
  // Runs in parallel, because counting takes longer than the page and is the only part that grows with the list.
  const [rows, total] = await Promise.all([withEndedBans(ctx, readPage), countFiltered(ctx, filter)]);
  const content = await operatorAnswers(ctx, rows.slice(0, query.size));
  return pageOf(content, query, { ...total, last: rows.length <= query.size });
};

/** Each number equals the total of the corresponding list in the console. */
export const countVehicles = async (ctx: Context): Promise<VehicleCounts> => {
  const today = ctx.clock.now().toZonedDateTimeISO(ctx.config.timeZone).toPlainDate().toString();
  const count = async (query: Partial<Record<keyof VehicleListQuery, string>>) =>
    (await countFiltered(ctx, filterOf(ctx, vehicleListQuery.parse(query)))).total;
  const [waiting, bookedToday, disputed, banned, all] = await Promise.all([
    count({ waiting: 'true' }),
    count({ bookedFrom: today, bookedTo: today }),
    count({ disputed: 'true' }),
    count({ banStatus: 'BANNED' }),
    count({}),
  ]);
  return { waiting, bookedToday, disputed, banned, all };
};
