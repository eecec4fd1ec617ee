import type { BookingStatus } from '#contract/bookings/bookings.ts';
import type { TruckEntry } from '#kernel/log/queue-log-entry.ts';
import { createVisitor, type Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { createTruck } from '../trucks/test-truck.ts';
import { createOracle, type Oracle } from './line-oracle.ts';

export type LineWorld = {
  readonly instances: readonly TestApp[];
  readonly operator: Visitor;
  readonly driver: Visitor;
  readonly day: Temporal.PlainDate;
  readonly oracle: Oracle;
};

export const instanceOf = ({ instances }: Pick<LineWorld, 'instances'>, via: number): TestApp => {
  const app = instances[via % instances.length];
  if (!app) throw new Error('There is no instance');
  return app;
};

export const micros = (at: Temporal.Instant): number => Number(at.epochNanoseconds / 1000n);

export const slotOf = ({ day }: Pick<LineWorld, 'day'>, place: number): Temporal.Instant =>
  day
    .toZonedDateTime('Asia/Chita')
    .add({ hours: 7 + (place % 3) })
    .toInstant();

const trucks = 14;

export const openLineWorld = async (instances: readonly TestApp[], run: number): Promise<LineWorld> => {
  const app = instanceOf({ instances }, 0);
  const day = Temporal.PlainDate.from('2026-11-20').add({ days: 3 * run });
  app.clock.set(day.toZonedDateTime('Asia/Chita').add({ hours: 6, minutes: 30 }).toInstant());
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const { body } = await operator.call('GET', '/queue?size=1000');
  for (const { id } of body.content)
    await operator.call('PUT', `/booking/${id}?status=CANCELED`, { body: {} });
  const world = {
    instances,
    operator,
    day,
    driver: await createVisitor(app),
    oracle: createOracle(),
  };
  await operator.call('PUT', '/system-params/booking-params', {
    body: { slotCapacity: 12, priorityReserve: 0 },
  });
  for (let place = 0; place < trucks; place += 1) {
    const dateBooked = slotOf(world, place).toString();
    const body = { dateBooked, vehicleId: await newTruck(world), hasPriority: place % 5 === 2 };
    const { status } = await operator.call('POST', '/booking', { body });
    if (status !== 201) throw new Error(`A truck was refused with ${status}`);
  }
  return world;
};

export type Target = { readonly id: string; readonly status: BookingStatus };

export const readTrucks = (world: LineWorld) =>
  instanceOf(world, 0)
    .database.db.selectFrom('booking')
    .selectAll()
    .where('account_id', '=', world.driver.userId)
    .orderBy('id')
    .execute();

export type TruckRow = Awaited<ReturnType<typeof readTrucks>>[number];

export const readLog = async (world: LineWorld, afterSeq: number) => {
  const rows = await instanceOf(world, 0)
    .database.db.selectFrom('queue_log')
    .selectAll()
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .execute();
  return rows.map((row) => {
    const body = JSON.parse(row.body);
    return {
      seq: row.seq,
      logged: { ...body, hash: row.hash } as TruckEntry,
      bookingId: String(row.booking_id),
      type: row.type as string,
      queueSlot: micros(Temporal.Instant.from(body.queueSlot)),
      late: body.late as boolean,
      hasPriority: body.hasPriority as boolean,
      inOrder: body.inOrder as boolean | null,
      reasonKind: body.reasonKind as string | null,
      firstCall: row.first_call,
      waiting: row.waiting,
    };
  });
};

export const newTruck = async (world: LineWorld): Promise<string> =>
  (await createTruck(instanceOf(world, 0), world.driver.userId)).vehicleId;
