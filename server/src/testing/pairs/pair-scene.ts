import { sql } from 'kysely';
import { hashCode } from '../../modules/accounts/codes/issue-code.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { createVisitor, type Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { insertDocument } from './insert-document.ts';
import { insertAppeals } from './scene-appeals.ts';
import { allKinds, at, bookingRow, endOf, type Kind, late, placesIn } from './scene-bookings.ts';
import { insertDraw } from './scene-draw.ts';
import { insertWaiting } from './scene-waiting.ts';

export const sceneCode = '123456';

type SceneBooking = { readonly id: string; readonly vehicleId: string; readonly plate: string };

/** A driver with a booking of each kind in the same two slots, and a truck without a booking. */
export type Scene = Readonly<Record<Kind, SceneBooking>> & {
  readonly operator: Visitor;
  readonly driver: Visitor;
  readonly unbooked: { readonly vehicleId: string };
  /** Another account’s booking with the plate of `held`; confirming `held` takes the plate from it. */
  readonly rival: SceneBooking & {
    readonly driver: Visitor;
    readonly unbooked: { readonly vehicleId: string; readonly plate: string };
  };
  readonly documentId: string;
  /** A warning of the truck of `changing`. */
  readonly warningId: string;
  /** An overdue appeal against the ban of the truck of `booked`. */
  readonly appealId: string;
  /** The entry of the rival's unbooked truck on the waiting list, which waits for a place that rests. */
  readonly entryId: string;
  /** The application of the same truck to the open draw of the scene's day. */
  readonly applicationId: string;
  readonly number: number;
};

/** Cancels what earlier scenes left. It writes no history, because that is not tested here. */
const clear = async (app: TestApp) => {
  const { db } = app.database;
  await db.deleteFrom('lost_hold').execute();
  await sql`
    UPDATE booking SET status = 'CANCELED', cancellation_code = 'ADMIN', hold_until = NULL, pending_at = NULL,
      pending_end = NULL WHERE status <> 'CANCELED'`.execute(db);
  await db.deleteFrom('resting_place').execute();
  await db.deleteFrom('operator_act').execute();
  await db.deleteFrom('waiting_list_entry').execute();
  await sql`
    UPDATE slot SET open = true, ceiling = greatest(slot.capacity, 12), booked = coalesce(places.count, 0),
      booked_ordinary = coalesce(places.count, 0)
    FROM slot AS same LEFT JOIN unnest(
      ${Object.keys(placesIn)}::timestamptz[], ${Object.values(placesIn)}::integer[]
    ) AS places (start_at, count) ON places.start_at = same.start_at
    WHERE slot.start_at = same.start_at`.execute(db);
};

const insertTrucks = async (app: TestApp, driver: Visitor, number: number) => {
  const rows = [...allKinds, 'unbooked' as const].map((kind, place) => ({
    id: uuidv7(app.clock),
    account_id: driver.userId,
    model: kind,
    registration_plate: `P${place}N${number}`,
    plate_key: `P${place}N${number}`,
    approved: kind !== 'unbooked',
    created_at: app.clock.now(),
  }));
  await app.database.db.insertInto('vehicle').values(rows).execute();
  return rows;
};

/** The rival's truck is not approved, that of `held` is. */
const insertRival = async (
  app: TestApp,
  driver: Visitor,
  held: ReturnType<typeof bookingRow>,
): Promise<Omit<Scene['rival'], 'driver'>> => {
  const { db } = app.database;
  const { plate, plate_key, model, created_at } = held;
  const vehicleId = uuidv7(app.clock);
  const truck = { id: vehicleId, account_id: driver.userId, model, plate_key, created_at };
  const unbooked = { ...truck, id: uuidv7(app.clock), plate_key: `${plate_key}R`, approved: true };
  await db
    .insertInto('vehicle')
    .values([
      { ...truck, registration_plate: plate },
      { ...unbooked, registration_plate: unbooked.plate_key },
    ])
    .execute();
  const id = uuidv7(app.clock);
  const own = { id, number: `${held.number}-rival`, account_id: driver.userId, vehicle_id: vehicleId };
  const kept = {
    status: 'BOOKED' as const,
    slot_at: at(late),
    slot_end: endOf(late),
    confirmed_at: created_at,
  };
  const row = { ...held, ...own, ...kept, confirmation_id: null, hold_until: null };
  await db.insertInto('booking').values(row).execute();
  return { id, vehicleId, plate, unbooked: { vehicleId: unbooked.id, plate: unbooked.plate_key } };
};

const insertCodes = async (app: TestApp, driver: Visitor, phone: string) => {
  const now = app.clock.now();
  const rows = allKinds.map(() => {
    const id = uuidv7(app.clock);
    return {
      id,
      kind: 'BOOKING' as const,
      account_id: driver.userId,
      channel: 'SMS' as const,
      target: phone,
      language: 'RU' as const,
      code_hash: hashCode({ secrets: app.services.secrets }, id, sceneCode),
      // Old enough for the code to be resent.
      sent_at: now.subtract({ minutes: 6 }),
      expires_at: now.add({ minutes: 9 }),
      created_at: now.subtract({ minutes: 6 }),
    };
  });
  await app.database.db.insertInto('confirmation_code').values(rows).execute();
  return rows;
};

export type Stage = {
  readonly app: TestApp;
  readonly operator: Visitor;
  readonly driver: Visitor;
  readonly phone: string;
};

export const openStage = async (app: TestApp): Promise<Stage> => {
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const driver = await createVisitor(app);
  const params = {
    horizonDays: 1,
    maxActiveBookingsPerUser: 100,
    maxUnconfirmedPerUser: 100,
    maxUnapprovedPerUser: 100,
    certificateRequired: false,
    // Makes every cancellation late, so that it bans the truck.
    cancelDeadlineMinutes: 2880,
    warningsBeforeBan: 1,
    // Makes the bookings of tomorrow due to be reclaimed today.
    reconfirm: { enabled: true, askHours: [48], reclaimHours: 24 },
    freedPlaceRestMinutes: 20,
    waitingList: { enabled: true, maxPerUser: 100, missedOffers: 2 },
  };
  await operator.call('PUT', '/system-params/booking-params', { body: params });
  await operator.call('GET', '/booking/time-slots?date=2026-11-20');
  await operator.call('GET', '/booking/time-slots?date=2026-11-21');
  const { phone } = await app.database.db
    .selectFrom('account')
    .select('phone')
    .where('id', '=', driver.userId)
    .executeTakeFirstOrThrow();
  return { app, operator, driver, phone: phone ?? '' };
};

let scenes = 0;

/** Inserts rows directly instead of making the calls: hundreds of scenes take seconds. */
export const setScene = async ({ app, operator, driver, phone }: Stage): Promise<Scene> => {
  scenes += 1;
  const number = scenes;
  await clear(app);
  const trucks = await insertTrucks(app, driver, number);
  const codes = await insertCodes(app, driver, phone);
  const rows = allKinds.map((kind, place) =>
    bookingRow(
      app,
      kind,
      { driver, number, place },
      {
        vehicle: trucks[place]?.id ?? '',
        code: codes[place]?.id ?? '',
      },
    ),
  );
  await app.database.db.insertInto('booking').values(rows).execute();
  await app.database.db
    .insertInto('queue_place')
    .values(
      rows
        .filter(({ arrived_at }) => arrived_at !== null)
        .map(({ id, slot_at, called_at }) => ({
          booking_id: id,
          queue_slot: slot_at,
          late: false,
          first_called_at: called_at,
        })),
    )
    .execute();
  const rowOf = (kind: Kind) => rows[allKinds.indexOf(kind)] as (typeof rows)[number];
  const held = rows.map(({ id, vehicle_id, plate }, place) => [
    allKinds[place],
    { id, vehicleId: vehicle_id, plate },
  ]);
  const unbooked = trucks.at(-1);
  const [heldRow] = rows;
  if (!heldRow || !unbooked) throw new Error('The scene is not whole');
  // A new driver for each scene, because an operation may delete the account.
  const driverOfRival = await createVisitor(app);
  const rival = { driver: driverOfRival, ...(await insertRival(app, driverOfRival, heldRow)) };
  return {
    ...(Object.fromEntries(held) as Record<Kind, SceneBooking>),
    operator,
    driver,
    unbooked: { vehicleId: unbooked.id },
    rival,
    entryId: await insertWaiting(app, rival.driver, rival.unbooked),
    applicationId: await insertDraw(app, rival.driver, rival.unbooked),
    documentId: await insertDocument(app, driver),
    ...(await insertAppeals(app, rowOf('changing'), rowOf('booked'))),
    number,
  };
};
