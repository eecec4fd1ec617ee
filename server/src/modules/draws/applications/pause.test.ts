import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  applyAs,
  drawFrozen,
  openDraw,
  ownApplications,
  runDraws,
} from '../../../testing/draws/draw-scene.ts';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { startBeacon, type TestBeacon } from '../../../testing/servers/beacon-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lastCodeOf } from '../../../testing/trucks/test-bookings.ts';

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

test('two wins within 30 days that nobody took: no draws for 14 days, and it says so before', async () => {
  await openDraw(app);
  const driver = await createVisitor(app);
  const first = await applyAs(app, driver);
  const { vehicleId } = first.body;
  const apply = (date: string) =>
    driver.call('POST', `/draws/${date}/applications`, { body: { vehicleId, wishes: [], anyTime: true } });
  const letItLapse = async (opened: string, drawn: string) => {
    app.clock.set(`${opened}T20:00:00+09:00`);
    await runDraws(app);
    await drawFrozen(app, beacon, drawn);
    app.clock.set(Temporal.Instant.from(`${opened}T09:00:00+09:00`).add({ hours: 24, minutes: 1 }));
    await runDraws(app);
  };
  await letItLapse('2026-11-21', '2026-11-28');
  const second = await apply('2026-11-29');
  expect(second).toMatchObject({ status: 201, body: { lapses: 1 } });
  const path = `/draws/2026-11-29/applications/${second.body.id}/confirm`;
  expect(await driver.call('POST', path, { body: { code: await lastCodeOf(app, driver) } })).toMatchObject({
    status: 200,
  });
  await letItLapse('2026-11-22', '2026-11-29');
  expect(await ownApplications(driver, '2026-11-29')).toMatchObject([{ state: 'LAPSED', lapses: 2 }]);
  expect(await apply('2026-11-30')).toMatchObject({
    status: 422,
    body: { code: 'DRAWS_SUSPENDED', until: '2026-12-07T09:00:00+09:00' },
  });
  app.clock.set('2026-12-06T12:00:00+09:00');
  await runDraws(app);
  app.clock.set('2026-12-07T09:01:00+09:00');
  await runDraws(app);
  expect(await apply('2026-12-14')).toMatchObject({ status: 201 });
});
