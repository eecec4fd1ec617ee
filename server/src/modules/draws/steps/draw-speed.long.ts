import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  at,
  drawFrozen,
  drawnDay,
  freezeDraw,
  getDraw,
  openDraw,
} from '../../../testing/draws/draw-scene.ts';
import { copyAccounts, createTrucks } from '../../../testing/people/many-accounts.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { startBeacon, type TestBeacon } from '../../../testing/servers/beacon-server.ts';
import { createTestPair } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';

const accounts = Number(process.env.DRAW_ACCOUNTS ?? 1000);
const trucksEach = 5;
const applications = accounts * trucksEach;
const perSecond = 50;

let pair: Awaited<ReturnType<typeof createTestPair>>;
let beacon: TestBeacon;
let bookers: readonly { readonly driver: Visitor; readonly vehicleIds: string[] }[];

/** Inserts applications as if each driver had made and confirmed his. */
const applyAll = async (): Promise<void> => {
  const owners = await copyAccounts(pair.first, await createVisitor(pair.first), accounts);
  await createTrucks(pair.first, owners, trucksEach, 'A');
  const hours = Array.from({ length: 24 }, (_, hour) => at(hour));
  await sql`
    INSERT INTO draw_application (id, day, number, ref, salt, account_id, vehicle_id, plate, plate_key, model, cargo_type,
      has_priority, first_name, last_name, language, application_type, wishes, any_time, waiting_list, tickets,
      confirmed_at, created_at)
    SELECT gen_random_uuid(), ${drawnDay}, id::text, replace(gen_random_uuid()::text, '-', ''), md5(id::text), account_id,
      id, registration_plate, plate_key, model, 'GENERAL', false, 'Ivan', 'Tester', 'RU', 'web',
      jsonb_build_array((${hours}::text[])[1 + place % 24], (${hours}::text[])[1 + (place * 7 + 1) % 24]),
      place % 2 = 0, true, 1 + place % 3, ${pair.first.clock.now()}, ${pair.first.clock.now()}
    FROM (SELECT vehicle.*, row_number() OVER (ORDER BY id)::int AS place FROM vehicle WHERE plate_key LIKE 'A%') AS truck`.execute(
    pair.first.database.db,
  );
};

beforeAll(async () => {
  beacon = await startBeacon();
  pair = await createTestPair({
    env: {
      DRAW_BEACON_URL: beacon.url,
      DRAW_BEACON_KEY: beacon.key,
      LOG_LEVEL: 'warn',
      LIMITS: '{"sendsPerAccount":100000,"bookingAttemptsPerAccount":100000}',
    },
  });
  await openDraw(pair.first, {
    slotCapacity: 200,
    priorityReserve: 0,
    maxActiveBookingsPerUser: 100,
    maxUnconfirmedPerUser: 100,
    waitingList: { enabled: true, maxPerUser: 10, missedOffers: 2 },
  });
  await applyAll();
  const drivers = await Promise.all(Array.from({ length: 40 }, () => createVisitor(pair.first)));
  bookers = await Promise.all(
    drivers.map(async (driver, nth) => ({
      driver,
      vehicleIds: (await createTrucks(pair.first, [driver.userId], 100, `B${nth}X`)).map(({ id }) => id),
    })),
  );
}, 300_000);

afterAll(async () => {
  await pair.close();
  await beacon.close();
});

/** Books places of other days on the other instance, and measures the answers. */
const bookElsewhere = () => {
  const answers: { readonly status: number; readonly ms: number }[] = [];
  let isOver = false;
  const bookOne = async (nth: number) => {
    const { driver, vehicleIds } = bookers[nth % bookers.length] as (typeof bookers)[number];
    const begun = performance.now();
    const hour = String(nth % 24).padStart(2, '0');
    const { statusCode } = await pair.second.server.inject({
      method: 'POST',
      url: '/oktet/api/v1/booking',
      headers: { authorization: driver.authorization },
      payload: {
        vehicleId: vehicleIds[Math.floor(nth / bookers.length)],
        dateBooked: `2026-11-${24 + (nth % 3)}T${hour}:00:00+09:00`,
      },
    });
    answers.push({ status: statusCode, ms: performance.now() - begun });
  };
  const begun = performance.now();
  const done = (async () => {
    const asked: Promise<void>[] = [];
    while (!isOver) {
      const due = Math.floor(((performance.now() - begun) / 1000) * perSecond);
      while (asked.length < due) asked.push(bookOne(asked.length));
      await delay(20);
    }
    await Promise.all(asked);
  })();
  return {
    answers,
    end: async () => {
      isOver = true;
      await done;
    },
  };
};

test('5,000 applications are frozen, drawn and held in under 60 s while 50 bookings a second go on elsewhere', async () => {
  const elsewhere = bookElsewhere();
  const begun = performance.now();
  const since = () => Number(((performance.now() - begun) / 1000).toFixed(1));
  await freezeDraw(pair.first);
  const frozen = since();
  await drawFrozen(pair.first, beacon);
  const held = since();
  await elsewhere.end();
  const draw = await getDraw(pair.first);
  const times = elsewhere.answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const quantile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const booked = elsewhere.answers.filter(({ status }) => status === 201).length;
  process.stdout.write(
    `${applications} applications, ${draw.winners} winners: frozen after ${frozen} s, drawn and held after ${held} s; ` +
      `meanwhile ${booked} of ${times.length} bookings, median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms\n`,
  );
  expect(draw).toMatchObject({ state: 'DRAWN', applications });
  const { count } = await pair.first.database.db
    .selectFrom('offer')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('kind', '=', 'DRAW')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(draw.winners);
  expect(held).toBeLessThan(60);
  expect(booked).toBe(times.length);
  await requireSlotsAgree(pair.first.database.db);
}, 300_000);
