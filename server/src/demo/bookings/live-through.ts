import type { Account } from '../../modules/accounts/account/accounts.queries.ts';
import { dayAt, today } from '../../modules/slots/checkpoint-time.ts';
import { listSlots, type SlotRow } from '../../modules/slots/slots.queries.ts';
import { getBookingParams } from '../../modules/system-params/get-booking-params.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { actorOf } from '../demo-accounts.ts';
import type { BookedTruck } from './add-carriers.ts';
import type { DemoClosure } from './demo-closures.ts';
import { instantOf, lived } from './demo-history.ts';
import { type DemoPassage, inLineOrder, type NumberedVisit, runLine } from './demo-line.ts';
import { beforeClosure, closureThatMoved, movedStep } from './demo-moves.ts';
import type { DemoRandom } from './demo-random.ts';
import { madeBooking, placeRows, settledActs } from './demo-rows.ts';
import { bannedVisit, type DemoSlot, type DemoVisit, demoSchedule, hour, minute } from './demo-schedule.ts';
import { type DemoCast, storyOf } from './demo-story.ts';
import { listVehiclesOf } from './seed-day.queries.ts';

const day = 24 * hour;

/** So many trucks stand ahead of the demo driver's own, so that he sees the line move. */
const ahead = 5;

type OwnTruck = 'working' | 'warned' | 'banned';

const ownPlates: Readonly<Record<string, OwnTruck>> = {
  'А 482 МХ 75': 'working',
  黑B·7K352: 'warned',
  '38-15 УБӨ': 'banned',
};

const ownVisits = (
  visits: readonly DemoVisit[],
  passages: readonly DemoPassage[],
  now: number,
): ReadonlyMap<DemoVisit, OwnTruck> => {
  const own = new Map<DemoVisit, OwnTruck>();
  const take = (truck: OwnTruck, visit: DemoVisit | undefined) => {
    if (visit) own.set(visit, truck);
  };
  const around = (ending: DemoVisit['ending'], daysAway: number) =>
    visits.find((visit) => visit.ending === ending && visit.slot.start > now + daysAway * day);
  const waiting = passages
    .filter(({ calledAt, gaveUpAt }) => calledAt === null && gaveUpAt === null)
    .toSorted(inLineOrder);
  take('working', waiting.slice(ahead).find(({ late, visit }) => !late && !visit.hasPriority)?.visit);
  for (const daysAgo of [3, 7, 12]) take('working', around('PASSED', -daysAgo));
  take('working', around('DRIVER', -10));
  take('warned', around('NO_SHOW', -7));
  // After the hours for which trucks stand on the waiting list.
  take('warned', around('PASSED', 2.25));
  take(
    'banned',
    visits.find(({ ending }) => ending === 'BANNED'),
  );
  return own;
};

const waitingNow = 27;

const toSlot =
  (timeZone: string) =>
  (row: SlotRow): DemoSlot => {
    const local = row.start_at.toZonedDateTimeISO(timeZone);
    return {
      start: row.start_at.epochMilliseconds,
      end: row.end_at.epochMilliseconds,
      capacity: row.capacity,
      reserve: row.reserve,
      hour: local.hour,
      weekend: local.dayOfWeek > 5,
    };
  };

const numbered = (ctx: TrxContext, visits: readonly DemoVisit[]): Map<DemoVisit, NumberedVisit> => {
  const last = new Map<string, number>();
  return new Map(
    visits
      .toSorted((a, b) => a.createdAt - b.createdAt)
      .map((visit) => {
        const day = dayAt(ctx, instantOf(visit.slot.start)).toString();
        const count = (last.get(day) ?? 0) + 1;
        last.set(day, count);
        const number = `${day.slice(2).replaceAll('-', '')}-${String(count).padStart(4, '0')}`;
        return [visit, { visit, number }];
      }),
  );
};

const trucksOf = async (ctx: TrxContext, driver: Account): Promise<Map<OwnTruck, BookedTruck>> => {
  const vehicles = await listVehiclesOf(ctx.db, driver.id);
  const trucks = new Map<OwnTruck, BookedTruck>();
  const { id: account_id, first_name, last_name, patronymic, phone, language } = driver;
  const person = { account_id, first_name, last_name, patronymic, phone, language };
  for (const { id: vehicle_id, registration_plate: plate, model } of vehicles) {
    const kind = ownPlates[plate];
    if (kind) trucks.set(kind, { ...person, vehicle_id, plate, model });
  }
  return trucks;
};

type Surroundings = {
  readonly random: DemoRandom;
  readonly trucks: readonly BookedTruck[];
  readonly cast: Omit<DemoCast, 'owner'>;
  readonly driver: Account;
  readonly closures: readonly DemoClosure[];
};

/**
 * Assigns trucks in turn, so that the bookings of a truck lie far apart. A truck that would be a no-show for the
 * second time is replaced by one from half a round away.
 */
const truckInTurn = (trucks: readonly BookedTruck[]) => {
  const missed = new Set<BookedTruck>();
  const halfRound = Math.floor(trucks.length / 2);
  return ({ ending }: DemoVisit, nth: number): BookedTruck => {
    const turns =
      ending === 'NO_SHOW' ? [0, ...Array.from({ length: 100 }, (_, more) => halfRound + more)] : [0];
    const inTurn = turns.flatMap((turn) => trucks[(nth + turn) % trucks.length] ?? []);
    const truck = inTurn.find((one) => ending !== 'NO_SHOW' || !missed.has(one));
    if (!truck) throw new Error('A booking without a truck');
    if (ending === 'NO_SHOW') missed.add(truck);
    return truck;
  };
};

export const livedThrough = async (
  ctx: TrxContext,
  { random, trucks, cast, driver, closures }: Surroundings,
) => {
  const now = ctx.clock.now().epochMilliseconds;
  const { arrivalLateMinutes } = await getBookingParams(ctx);
  const first = today(ctx).subtract({ days: 14 }).toString();
  const rows = await listSlots(ctx.db, first, today(ctx).add({ days: 7 }).toString());
  const slots = rows.filter(({ open }) => open).map(toSlot(ctx.config.timeZone));
  const visits = [...demoSchedule(slots, now, random), ...bannedVisit(slots, now)];
  const numbers = numbered(ctx, visits);
  const gate = { now, random, slots, lateAfter: arrivalLateMinutes * minute, waitingTarget: waitingNow };
  const passages = runLine([...numbers.values()], gate);
  const own = ownVisits(visits, passages, now);
  const ownTrucks = await trucksOf(ctx, driver);
  const passageOf = new Map(passages.map((passage) => [passage.visit, passage]));

  const truckOf = truckInTurn(trucks);
  const bookings = visits.map((visit, nth) => {
    const kind = own.get(visit);
    const number = numbers.get(visit)?.number ?? '';
    const truck = (kind && ownTrucks.get(kind)) ?? truckOf(visit, nth);
    const owner = actorOf({ id: truck.account_id, roles: [], language: truck.language }, 'web');
    const story = storyOf(visit, passageOf.get(visit), { ...cast, owner }, { now, random });
    const made = madeBooking({ visit, number }, truck, random);
    const closure = closureThatMoved(visit, closures);
    if (!closure) return lived(made, owner, story);
    const [confirmed, ...later] = story;
    const steps = [...(confirmed ? [confirmed] : []), movedStep(closure, visit, now), ...later];
    return lived({ ...made, ...beforeClosure(closure, visit) }, owner, steps);
  });
  const idOf = new Map(bookings.map(({ row }) => [row.number, row.id]));
  const places = placeRows(passages, ({ number }) => idOf.get(number) ?? '', random);
  return {
    slots,
    bookings,
    places,
    acts: settledActs(bookings, places),
    /** The demo driver is left out, because his own truck already has its warning. */
    struck: bookings.filter(({ row }) => row.account_id !== driver.id),
  };
};
