import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownApplications, runDraws } from '../../testing/draws/draw-scene.ts';
import { drawnUnused } from '../../testing/draws/unused-wins.ts';
import { startBeacon, type TestBeacon } from '../../testing/servers/beacon-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { appealTo, banEventsOf, decide } from '../../testing/trucks/test-strikes.ts';
import { freeOverdue } from '../bookings/hold/expire-holds.ts';
import { tellSuspensions } from './suspend-appeals.ts';

let app: TestApp;
let beacon: TestBeacon;

beforeEach(async () => {
  beacon = await startBeacon();
  app = await createTestApp({ env: { DRAW_BEACON_URL: beacon.url, DRAW_BEACON_KEY: beacon.key } });
});

afterEach(async () => {
  await app.close();
  await beacon.close();
});

test('after an appeal that is granted the truck takes part again, and neither win counts as unused', async () => {
  const { driver, vehicleId, apply } = await drawnUnused(app, beacon);
  await freeOverdue(app.systemContext());
  await runDraws(app);
  await app.services.jobs.drain();
  const appeal = await appealTo(driver, vehicleId, 'LIMIT');
  expect(appeal).toMatchObject({
    state: 'OPEN',
    strike: { type: 'LIMIT', reasonCode: 'UNUSED_WINS' },
    ban: null,
    evidence: { booking: { cancellation: 'EXPIRED' }, arrival: null, warning: { number: 2, limit: 2 } },
  });
  expect(appeal.evidence.messages.map(({ template }) => template)).toContain('draw-won');
  expect(await apply('2026-11-30')).toMatchObject({ status: 422 });
  expect(await decide(app, appeal, 'LIFTED')).toMatchObject({ status: 200, body: { state: 'LIFTED' } });
  await runDraws(app);
  expect(await apply('2026-11-30')).toMatchObject({ status: 201, body: { lapses: 1 } });
  expect((await banEventsOf(driver, vehicleId)).filter(({ type }) => type === 'LIMIT')).toHaveLength(1);
});

test('undecided in time it does not bind; upheld it binds again, also at the freeze', async () => {
  const { driver, vehicleId, apply, confirm } = await drawnUnused(app, beacon);
  await runDraws(app);
  const appeal = await appealTo(driver, vehicleId, 'LIMIT');
  app.clock.set(appeal.dueAt);
  await tellSuspensions(app.systemContext());
  await runDraws(app);
  app.clock.set('2026-11-27T12:00:00+09:00');
  await runDraws(app);
  const applied = await apply('2026-12-04');
  expect(applied).toMatchObject({ status: 201 });
  expect(await confirm('2026-12-04', applied.body.id)).toMatchObject({ status: 200 });
  expect(await decide(app, appeal, 'UPHELD')).toMatchObject({ status: 200 });
  app.clock.set('2026-11-27T20:00:00+09:00');
  await runDraws(app);
  expect(await ownApplications(driver, '2026-12-04')).toMatchObject([
    { state: 'LEFT_OUT', leftOut: 'DRAWS_SUSPENDED' },
  ]);
});
