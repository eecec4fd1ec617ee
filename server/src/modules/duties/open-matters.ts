import { arrivedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { OpenMatter, OpenMatterKind } from '#contract/duties/duties.ts';
import { needsOf } from '#kernel/guards/guards.ts';
import type { Context } from '../../platform/context/context.ts';
import { countAppeals } from '../appeals/read-appeals.ts';
import { type LineTruck, readLine } from '../bookings/line/read-line.queries.ts';
import { dayAt, wireInstant } from '../slots/checkpoint-time.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { countVehicles } from '../vehicles/list/list-vehicles.ts';
import { plateFactsOf } from '../vehicles/vehicle/plate-facts.queries.ts';
import { listWatchedPlates } from '../watch-list/watch-list.ts';
import { findNotArrived, findUntold } from './open-matters.queries.ts';

type Matter = Omit<OpenMatter, 'seen'>;

const dayHours = 24;
const bookingLink = (id: string) => `/bookings/${id}`;

const ofTruck = (kind: OpenMatterKind, id: string, params: Matter['params']): Matter => ({
  kind,
  key: `${kind} ${id}`,
  params,
  link: bookingLink(id),
});

/** Makes one matter of several things. Its key holds the first and their number, so a tick ends when either changes. */
const ofSeveral = (
  kind: OpenMatterKind,
  count: number,
  link: string,
  more: Matter['params'] = {},
): Matter[] =>
  count === 0 ? [] : [{ kind, key: `${kind} ${count} ${link}`, params: { count, ...more }, link }];

const bannedTrucks = (ctx: Context, trucks: readonly LineTruck[]): Matter[] =>
  trucks
    .filter((truck) => needsOf('CALL', plateFactsOf(ctx, truck)).some(({ code }) => code === 'BANNED'))
    .map(({ id, plate, arrived_at }) =>
      ofTruck('BANNED_IN_LINE', id, { plate, since: wireInstant(ctx, arrived_at) }),
    );

const lateCalls = (ctx: Context, trucks: readonly LineTruck[], timeoutMinutes: number): Matter[] =>
  trucks.flatMap(({ id, plate, gate, called_at }) =>
    called_at && ctx.clock.now().since(called_at).total('minutes') >= timeoutMinutes
      ? [ofTruck('CALLED_LATE', id, { plate, gate: gate ?? '', since: wireInstant(ctx, called_at) })]
      : [],
  );

/** Watched plates whose truck is here or booked for today. */
const watchedTrucks = async (ctx: Context): Promise<Matter[]> => {
  const now = ctx.clock.now();
  const today = dayAt(ctx, now);
  return (await listWatchedPlates(ctx))
    .filter(({ until }) => until === undefined || Temporal.Instant.compare(now, until) < 0)
    .flatMap(({ registrationPlate: plate, reasons, bookings }) =>
      bookings
        .filter(
          ({ bookingStatus, dateBooked }) =>
            isOneOf(arrivedStatuses, bookingStatus) ||
            dayAt(ctx, Temporal.Instant.from(dateBooked)).equals(today),
        )
        .map(({ id, bookingStatus, dateBooked }) =>
          ofTruck('WATCHED', id, {
            plate,
            status: bookingStatus,
            slot: dateBooked,
            reason: reasons[ctx.language],
          }),
        ),
    );
};

type Closures = Awaited<ReturnType<typeof getBookingParams>>['closures'];

/** Closures that are in force or begin within a day. */
const closures = (ctx: Context, given: Closures): Matter[] => {
  const now = ctx.clock.now();
  const soon = now.add({ hours: dayHours });
  return given.flatMap(({ id, from, to, reasons }): Matter[] => {
    const [begins, ends] = [Temporal.Instant.from(from), Temporal.Instant.from(to)];
    const concerns = Temporal.Instant.compare(begins, soon) < 0 && Temporal.Instant.compare(ends, now) > 0;
    if (!concerns) return [];
    const [fromWire, toWire] = [wireInstant(ctx, begins), wireInstant(ctx, ends)];
    return [
      {
        kind: 'CLOSURE',
        key: `CLOSURE ${fromWire} ${toWire}`,
        params: { from: fromWire, to: toWire, reason: reasons[ctx.language] ?? reasons.RU },
        link: id ? `/closures/${id}` : `/bookings?date=${fromWire.slice(0, 10)}`,
      },
    ];
  });
};

const notArrived = async (ctx: Context): Promise<Matter[]> => {
  const { count, id, plate } = await findNotArrived(ctx.db, ctx.clock.now());
  return ofSeveral('NOT_ARRIVED', count, bookingLink(id ?? ''), { plate: plate ?? '' });
};

const untold = async (ctx: Context): Promise<Matter[]> => {
  const { count, id, plate } = await findUntold(ctx.db, ctx.clock.now().subtract({ hours: dayHours }));
  return ofSeveral('MESSAGES_FAILED', count, bookingLink(id ?? ''), { plate: plate ?? '' });
};

const appeals = async (ctx: Context): Promise<Matter[]> => {
  const { waiting, soonestDueAt } = await countAppeals(ctx);
  return ofSeveral('APPEALS', waiting, '/appeals', { ...(soonestDueAt && { due: soonestDueAt }) });
};

const vehicles = async (ctx: Context): Promise<Matter[]> => {
  const { waiting, disputed } = await countVehicles(ctx);
  return [
    ...ofSeveral('DISPUTED', disputed, '/vehicles?tab=disputed'),
    ...ofSeveral('VEHICLES_TO_CHECK', waiting, '/vehicles'),
  ];
};

/** Lists the matters, most urgent first. `seen` are the keys that the operator on duty has ticked. */
export const listOpenMatters = async (ctx: Context, seen: readonly string[]): Promise<OpenMatter[]> => {
  const params = await getBookingParams(ctx);
  const { trucks } = await readLine(ctx.db);
  const matters = [
    ...bannedTrucks(ctx, trucks),
    ...lateCalls(ctx, trucks, params.callTimeoutMinutes),
    ...(await watchedTrucks(ctx)),
    ...closures(ctx, params.closures),
    ...(await notArrived(ctx)),
    ...(await appeals(ctx)),
    ...(await untold(ctx)),
    ...(await vehicles(ctx)),
  ];
  return matters.map((matter) => ({ ...matter, seen: seen.includes(matter.key) }));
};
