import { expect, test } from 'vitest';
import { ownApplications, runDraws } from '../../testing/draws/draw-scene.ts';
import { setUpDrawingApp } from '../../testing/draws/drawing-app.ts';
import { drawnUnused } from '../../testing/draws/unused-wins.ts';
import { appealTo, banEventsOf, decide } from '../../testing/trucks/test-strikes.ts';
import { freeOverdue } from '../bookings/hold/expire-holds.ts';
import { tellSuspensions } from './suspend-appeals.ts';

const scene = setUpDrawingApp();

test('after an appeal that is granted the truck takes part again, and neither win counts as unused', async () => {
  const { driver, vehicleId, apply } = await drawnUnused(scene.app, scene.beacon);
  await freeOverdue(scene.app.systemContext());
  await runDraws(scene.app);
  await scene.app.services.jobs.drain();
  const appeal = await appealTo(driver, vehicleId, 'LIMIT');
  expect(appeal).toMatchObject({
    state: 'OPEN',
    strike: { type: 'LIMIT', reasonCode: 'UNUSED_WINS' },
    ban: null,
    evidence: { booking: { cancellation: 'EXPIRED' }, arrival: null, warning: { number: 2, limit: 2 } },
  });
  expect(appeal.evidence.messages.map(({ template }) => template)).toContain('draw-won');
  expect(await apply('2026-11-30')).toMatchObject({ status: 422 });
  expect(await decide(scene.app, appeal, 'LIFTED')).toMatchObject({ status: 200, body: { state: 'LIFTED' } });
  await runDraws(scene.app);
  expect(await apply('2026-11-30')).toMatchObject({ status: 201, body: { lapses: 1 } });
  expect((await banEventsOf(driver, vehicleId)).filter(({ type }) => type === 'LIMIT')).toHaveLength(1);
});

test('undecided in time it does not bind; upheld it binds again, also at the freeze', async () => {
  const { driver, vehicleId, apply, confirm } = await drawnUnused(scene.app, scene.beacon);
  await runDraws(scene.app);
  const appeal = await appealTo(driver, vehicleId, 'LIMIT');
  scene.app.clock.set(appeal.dueAt);
  await tellSuspensions(scene.app.systemContext());
  await runDraws(scene.app);
  scene.app.clock.set('2026-11-27T12:00:00+09:00');
  await runDraws(scene.app);
  const applied = await apply('2026-12-04');
  expect(applied).toMatchObject({ status: 201 });
  expect(await confirm('2026-12-04', applied.body.id)).toMatchObject({ status: 200 });
  expect(await decide(scene.app, appeal, 'UPHELD')).toMatchObject({ status: 200 });
  scene.app.clock.set('2026-11-27T20:00:00+09:00');
  await runDraws(scene.app);
  expect(await ownApplications(driver, '2026-12-04')).toMatchObject([
    { state: 'LEFT_OUT', leftOut: 'DRAWS_SUSPENDED' },
  ]);
});
