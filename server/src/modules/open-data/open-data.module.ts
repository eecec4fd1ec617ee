import type { OpenPlaces, OpenStatus } from '#contract/open-data.ts';
import { openDataPaths as paths } from '#contract/open-data-paths.ts';
import type { Context } from '../../platform/context/context.ts';
import type { RouteHost } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module/module.ts';
import { roundUp } from '../bookings/line/forecast/marks.ts';
import { type Line, readLine } from '../bookings/line/read-line.queries.ts';
import { lastBookableDay, today, wireInstant } from '../slots/checkpoint-time.ts';
import { listDays } from '../slots/list-booking-dates.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';

const published = (ctx: Pick<Context, 'clock' | 'config'>) =>
  ({
    at: wireInstant(ctx, ctx.clock.now()),
    timeZone: ctx.config.timeZone,
    licence: 'CC BY 4.0',
  }) as const;

/**
 * A truck that joins now is called one truck after the last one, or one truck after now if nobody waits. Rounded
 * up like every forecast.
 */
const etaOf = (ctx: Context, { head, trucks }: Line): OpenStatus['eta'] => {
  if (!head.throughput_per_hour) return null;
  const oneTruckMs = (3600 * 1000) / head.throughput_per_hour;
  const oneTruckAfter = (moment: Temporal.Instant) =>
    wireInstant(ctx, Temporal.Instant.fromEpochMilliseconds(roundUp(moment.epochMilliseconds + oneTruckMs)));
  const last = trucks.findLast(({ status }) => status === 'WAITING');
  const from = last ? last.eta_from : ctx.clock.now();
  const to = last ? last.eta_to : ctx.clock.now();
  if (!from || !to) return null;
  return { from: oneTruckAfter(from), to: oneTruckAfter(to) };
};

const getStatus = async (ctx: Context): Promise<OpenStatus> => {
  const line = await readLine(ctx.db);
  const { head, trucks } = line;
  const countOf = (status: string) => trucks.filter((truck) => truck.status === status).length;
  return {
    ...published(ctx),
    state: head.closure ? 'CLOSED' : 'OPEN',
    ...(head.closure && { closure: head.closure }),
    waiting: countOf('WAITING'),
    called: countOf('GO_TO_GATE'),
    throughputPerHour: head.throughput_per_hour,
    lagMinutes: head.lag_minutes,
    eta: head.closure ? null : etaOf(ctx, line),
  };
};

/** Places as a driver sees them, from today to the last bookable day. */
const listPlaces = async (ctx: Context): Promise<OpenPlaces> => {
  const params = await readBookingParams(ctx);
  return { ...published(ctx), days: await listDays(ctx, today(ctx), lastBookableDay(ctx, params)) };
};

const columns = ['start', 'end', 'state', 'capacity', 'free', 'priorityFree'] as const;

const toPlacesSheet = ({ days }: OpenPlaces): string =>
  [
    ['date', ...columns],
    ...days.flatMap(({ date, slots }) =>
      slots.map((slot) => [date, ...columns.map((column) => slot[column])]),
    ),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/**
 * The database is read once in this time, whoever asks. Browsers and proxies keep an answer as long again, so it
 * is never older than ten seconds.
 */
const keptSeconds = 5;

const headers = {
  'Cache-Control': `public, max-age=${keptSeconds}`,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

type OpenFile = {
  readonly path: string;
  readonly type: 'application/json' | 'text/csv';
  readonly make: (ctx: Context) => Promise<string>;
};

const files: readonly OpenFile[] = [
  { path: paths.status, type: 'application/json', make: async (ctx) => JSON.stringify(await getStatus(ctx)) },
  {
    path: paths.places,
    type: 'application/json',
    make: async (ctx) => JSON.stringify(await listPlaces(ctx)),
  },
  { path: paths.placesSheet, type: 'text/csv', make: async (ctx) => toPlacesSheet(await listPlaces(ctx)) },
];

/** Answers everybody without an account and shows what a visitor may see. */
const serveOpenData = ({ app, contextOf }: RouteHost): void => {
  for (const { path, type, make } of files)
    app.get(path, async (request, reply) => {
      const ctx = contextOf(request, reply);
      const text = await ctx.cache.readLasting(path, keptSeconds * 1000, () => make({ ...ctx, actor: null }));
      return reply.headers(headers).type(`${type}; charset=utf-8`).send(text);
    });
};

export const openDataModule: Module = { name: 'open-data', routes: () => undefined, files: serveOpenData };
