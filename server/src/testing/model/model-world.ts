import type { BookingStatus } from '#contract/bookings/bookings.ts';
import { createVisitor, type Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { createTruck } from '../trucks/test-truck.ts';

const drivers = 5;
const trucksEach = 4;
const zone = 'Asia/Chita';

export const modelLimits = { maxActiveBookingsPerUser: 3, maxUnconfirmedPerUser: 2 };

const startingParams = {
  ...modelLimits,
  horizonDays: 1,
  slotCapacity: 3,
  priorityReserve: 1,
  closures: [],
  capacityOverrides: [],
  freedPlaceRestMinutes: 0,
  editDeadlineMinutes: 0,
  certificateRequired: false,
  priorityDocumentRequired: false,
};

export type Truck = { readonly owner: Visitor; readonly vehicleId: string; readonly plate: string };
export type Target = {
  readonly id: string;
  readonly owner: Visitor;
  readonly status: BookingStatus;
  readonly code: string | undefined;
  /** The booking has a pending change that is the offer of a closure. */
  readonly isOffered: boolean;
};

export type World = {
  readonly instances: readonly TestApp[];
  readonly operator: Visitor;
  readonly people: readonly Visitor[];
  readonly trucks: readonly Truck[];
  /** The first bookable slots, for which commands contend. Booking as soon as possible uses them too. */
  readonly slots: readonly string[];
  readonly firstDay: string;
  /** The newest closures, as they were when the batch began. */
  readonly closures: readonly { readonly id: string; readonly to: Temporal.Instant }[];
  /** Open entries of the waiting list, as they were when the batch began. */
  readonly entries: readonly { readonly id: string; readonly owner: Visitor }[];
};

export const instanceOf = (world: Pick<World, 'instances'>, via: number): TestApp => {
  const app = world.instances[via % world.instances.length];
  if (!app) throw new Error('There is no instance');
  return app;
};

/** Two trucks of each account share plates with another account; one of the four is approved initially. */
const makeTrucks = async (app: TestApp, people: readonly Visitor[], firstDay: string) => {
  const makeOne = async (owner: Visitor, plate: string, approved: boolean): Promise<Truck> => ({
    owner,
    plate,
    ...(await createTruck(app, owner.userId, { plate, approved })),
  });
  return Promise.all(
    people.flatMap((owner, place) =>
      Array.from({ length: trucksEach }, (_, number) => {
        const isShared = number < 2;
        const first = isShared ? Math.floor(place / 2) : place;
        const plate = `${isShared ? 'S' : 'T'}${first}${number}X${firstDay.replaceAll('-', '')}`;
        return makeOne(owner, plate, !isShared || (number === 0 && place % 2 === 0));
      }),
    ),
  );
};

/** Makes new accounts and trucks and uses new days of the same database, so that a run knows their whole state. */
export const openWorld = async (instances: readonly TestApp[], runs: number): Promise<World> => {
  const app = instanceOf({ instances }, 0);
  const midnight = Temporal.PlainDate.from('2026-11-20').add({ days: 30 * runs });
  app.clock.set(midnight.toZonedDateTime(zone).add({ minutes: 10 }).toInstant());
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const people = await Promise.all(Array.from({ length: drivers }, () => createVisitor(app)));
  // Every other world has a waiting list.
  const waitingList = { enabled: runs % 2 === 0, maxPerUser: 10, missedOffers: 2 };
  const body = { ...startingParams, waitingList };
  const { status } = await operator.call('PUT', '/system-params/booking-params', { body });
  if (status !== 200) throw new Error(`The parameters were refused with ${status}`);
  const firstDay = midnight.toString();
  return {
    instances,
    operator,
    people,
    firstDay,
    closures: [],
    entries: [],
    trucks: await makeTrucks(app, people, firstDay),
    slots: [2, 3, 4, 5, 6].map((hour) => `${firstDay}T${String(hour).padStart(2, '0')}:00:00+09:00`),
  };
};
