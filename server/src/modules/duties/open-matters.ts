import type { OpenMatter, OpenMatterKind } from '#contract/duties/duties.ts';
import type { Context } from '../../platform/context/context.ts';
import { countAppeals } from '../appeals/read-appeals.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { countVehicles } from '../vehicles/list/count-vehicles.ts';
import { findNotArrived, findUntold, listBannedInLine, listCalledBefore } from './open-matters.queries.ts';

type Matter = Omit<OpenMatter, 'seen'>;

const dayHours = 24;
const bookingLink = (id: string) => `/bookings/${id}`;

const ofTruck = (kind: OpenMatterKind, id: string, params: Matter['params']): Matter => ({
  kind,
  key: `${kind} ${id}`,
  params,
  link: bookingLink(id),
});

/** Several of a kind make one matter. Its key holds the first and the count, so a tick lapses when either changes. */
const ofSeveral = (
  kind: OpenMatterKind,
  count: number,
  link: string,
  more: Matter['params'] = {},
): Matter[] =>
  count === 0 ? [] : [{ kind, key: `${kind} ${count} ${link}`, params: { count, ...more }, link }];

const bannedTrucks = async (ctx: Context): Promise<Matter[]> =>
  (await listBannedInLine(ctx.db, ctx.clock.now())).map(({ id, plate, at }) =>
    ofTruck('BANNED_IN_LINE', id, { plate, since: wireInstant(ctx, at) }),
  );

const lateCalls = async (ctx: Context, timeoutMinutes: number): Promise<Matter[]> => {
  const before = ctx.clock.now().subtract({ minutes: timeoutMinutes });
  return (await listCalledBefore(ctx.db, before)).map(({ id, plate, gate, at }) =>
    ofTruck('CALLED_LATE', id, { plate, gate: gate ?? '', since: wireInstant(ctx, at) }),
  );
};

type Closures = Awaited<ReturnType<typeof getBookingParams>>['closures'];

/** Running, or beginning within a day. */
const closures = (ctx: Context, given: Closures): Matter[] => {
  const now = ctx.clock.now();
  const soon = now.add({ hours: dayHours });
  return given.flatMap(({ from, to, reasons }): Matter[] => {
    const [begins, ends] = [Temporal.Instant.from(from), Temporal.Instant.from(to)];
    const concerns = Temporal.Instant.compare(begins, soon) < 0 && Temporal.Instant.compare(ends, now) > 0;
    if (!concerns) return [];
    const [fromWire, toWire] = [wireInstant(ctx, begins), wireInstant(ctx, ends)];
    return [
      {
        kind: 'CLOSURE',
        key: `CLOSURE ${fromWire} ${toWire}`,
        params: { from: fromWire, to: toWire, reason: reasons[ctx.language] ?? reasons.RU },
        link: `/bookings?date=${fromWire.slice(0, 10)}`,
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

/** Most urgent first. `seen` are the keys that the operator on duty ticked. */
export const listOpenMatters = async (ctx: Context, seen: readonly string[]): Promise<OpenMatter[]> => {
  const params = await getBookingParams(ctx);
  const matters = [
    ...(await bannedTrucks(ctx)),
    ...(await lateCalls(ctx, params.callTimeoutMinutes)),
    ...closures(ctx, params.closures),
    ...(await notArrived(ctx)),
    ...(await appeals(ctx)),
    ...(await untold(ctx)),
    ...(await vehicles(ctx)),
  ];
  return matters.map((matter) => ({ ...matter, seen: seen.includes(matter.key) }));
};
