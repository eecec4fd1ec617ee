import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDraw } from '#kernel/draw/check-draw.ts';
import {
  closing,
  drawnDay,
  getDraw,
  opening,
  publishedDraw,
  runDraws,
} from '../../../testing/draws/draw-scene.ts';
import {
  type Act,
  acts,
  appOf,
  confirmAll,
  setParams,
  stage,
  type World,
} from '../../../testing/draws/drawn-day-acts.ts';
import { hookStatements } from '../../../testing/hook-statements.ts';
import { listFaults } from '../../../testing/model/list-invariants.ts';
import { createTrucks } from '../../../testing/people/many-accounts.ts';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { startBeacon } from '../../../testing/servers/beacon-server.ts';
import { createTestInstances } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';

/** `MODEL_SEED` repeats the choices of a run, `MODEL_SECONDS` sets how long it lasts. */
const seed = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31);
const seconds = Number(process.env.MODEL_SECONDS ?? 120);

let cluster: Awaited<ReturnType<typeof createTestInstances>>;
const seen: Record<string, number> = {};
const count = (what: string) => {
  seen[what] = (seen[what] ?? 0) + 1;
};

beforeAll(async () => {
  stage.beacon = await startBeacon();
  cluster = await createTestInstances(3, {
    env: {
      DRAW_BEACON_URL: stage.beacon.url,
      DRAW_BEACON_KEY: stage.beacon.key,
      LIMITS: '{"sendsPerAccount":1000000,"bookingAttemptsPerAccount":1000000,"roundsPerAddress":1000000}',
      LOG_LEVEL: 'fatal',
    },
  });
  stage.apps = cluster.apps;
  for (const [nth, app] of cluster.apps.entries())
    hookStatements(app, {
      before: async () => {
        const left = stage.stopsAfter[nth];
        if (left === undefined) return;
        stage.stopsAfter[nth] = left - 1;
        if (left <= 0) throw new Error('killed');
      },
    });
});

afterAll(async () => {
  await cluster.close();
  await stage.beacon.close();
});

const people = 12;
const act = fc.record({
  what: fc.constantFrom(...Object.keys(acts)),
  via: fc.nat({ max: 2 }),
  who: fc.nat({ max: people - 1 }),
  hour: fc.integer({ min: 8, max: 14 }),
});
const batches = fc.array(fc.array(act, { minLength: 4, maxLength: 8 }), { minLength: 12, maxLength: 18 });

/** A killed instance gives no answers; the rest of the batch goes on. */
const runBatch = async (world: World, batch: readonly Act[]) => {
  const kills = batch.filter(({ what }) => what === 'draw until killed').slice(0, 1);
  const others = batch.filter(({ what }) => what !== 'draw until killed');
  for (const one of kills) await acts[one.what]?.(world, one);
  await Promise.all(others.map((one) => acts[one.what]?.(world, one)));
  for (const { what } of [...kills, ...others]) count(what);
  await confirmAll(world.day);
};

const requireRight = async (day: string) => {
  const { db } = appOf(0).database;
  await requireSlotsAgree(db);
  expect(await listFaults(db)).toEqual([]);
  const { rows } = await appOf(0).database.pool.query(
    `SELECT application.ref FROM draw_application AS application
     LEFT JOIN offer ON offer.kind = 'DRAW' AND offer.about_id = application.id WHERE day = $1
     GROUP BY application.ref, application.booking_id, application.not_taken, application.start_at
     HAVING count(offer.id) > 1 OR (count(offer.id) = 1) <> (application.booking_id IS NOT NULL)
       OR (application.booking_id IS NOT NULL AND (application.not_taken OR application.start_at IS NULL))`,
    [day],
  );
  expect(rows, 'each winner holds one place, once').toEqual([]);
};

const drawOneDay = async (nth: number, all: readonly (readonly Act[])[]) => {
  const app = appOf(0);
  const days = { hours: 24 * nth };
  const day = Temporal.PlainDate.from(drawnDay).add({ days: nth }).toString();
  app.clock.set(Temporal.Instant.from(opening).add(days));
  stage.operator = await createVisitor(app, { roles: ['ADMIN'] });
  await runDraws(app);
  const drivers = await Promise.all(Array.from({ length: people }, () => createVisitor(app)));
  const trucks = await createTrucks(
    app,
    drivers.map(({ userId }) => userId),
    1,
    `M${nth}X`,
  );
  const vehicles = drivers.map(
    ({ userId }) => trucks.find(({ account_id }) => account_id === userId)?.id ?? '',
  );
  const world = { day, drivers, vehicles };
  const close = Temporal.Instant.from(closing).add(days);
  for (const [place, batch] of all.entries()) {
    if (place === Math.floor(all.length / 3)) {
      app.clock.set(close);
      stage.operator = await createVisitor(app, { roles: ['ADMIN'] });
    }
    if (place === Math.floor(all.length / 2)) app.clock.advance({ minutes: 3 });
    await runBatch(world, batch);
    await requireRight(day);
  }
  app.clock.advance({ minutes: 5 });
  const { state, round } = await getDraw(app, day);
  if (state === 'FROZEN') stage.beacon.publish(round, stage.beacon.sign(round));
  for (let minute = 0; minute < 4; minute += 1) {
    await Promise.all(stage.apps.map((one) => runDraws(one)));
    app.clock.advance({ minutes: 1 });
    const frozen = await getDraw(app, day);
    if (frozen.state === 'FROZEN') stage.beacon.publish(frozen.round, stage.beacon.sign(frozen.round));
  }
  await requireRight(day);
  const ended = (await getDraw(app, day)).state;
  if (ended === 'DRAWN') expect(checkDraw(await publishedDraw(app, day)), day).toMatchObject({ faults: [] });
  count(`ended ${ended}`);
};

test(
  `days are drawn on three instances among everything else, and every place has one owner (MODEL_SEED=${seed})`,
  async () => {
    stage.operator = await createVisitor(appOf(0), { roles: ['ADMIN'] });
    const { body } = await stage.operator.call('GET', '/system-params/booking-params');
    const waitingList = { enabled: true, maxPerUser: 3, missedOffers: 2 };
    const reconfirm = { enabled: true, askHours: [24, 12], reclaimHours: 4 };
    const set = {
      slotCapacity: 2,
      priorityReserve: 1,
      priorityDocumentRequired: false,
      certificateRequired: false,
    };
    expect(
      await setParams(0, { ...set, waitingList, reconfirm, draw: { ...body.draw, enabled: true } }),
    ).toBe(200);
    const deadline = performance.now() + seconds * 1000;
    for (let nth = 0; nth === 0 || performance.now() < deadline; nth += 1) {
      const [all = []] = fc.sample(batches, { seed: seed + nth, numRuns: 1 });
      await drawOneDay(nth, all);
      count('days');
    }
    process.stdout.write(`MODEL_SEED=${seed}: ${JSON.stringify(seen)}\n`);
    expect(seen['ended FROZEN'] ?? 0).toBe(0);
  },
  seconds * 1000 + 300_000,
);
