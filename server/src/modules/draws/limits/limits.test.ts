import { expect, test } from 'vitest';
import { ownApplications, runDraws } from '../../../testing/draws/draw-scene.ts';
import { setUpDrawingApp } from '../../../testing/draws/drawing-app.ts';
import { drawnUnused } from '../../../testing/draws/unused-wins.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { banEventsOf } from '../../../testing/trucks/test-strikes.ts';
import { endBans } from '../../vehicles/bans/end-bans.ts';

const scene = setUpDrawingApp();

test('two wins within 30 days that nobody took: no draws for 14 days, and it says so before', async () => {
  const { driver, apply, lapses } = await drawnUnused(scene.app, scene.beacon);
  expect(lapses).toEqual([1]);
  expect(await ownApplications(driver, '2026-11-29')).toMatchObject([{ state: 'LAPSED', lapses: 2 }]);
  expect(await apply('2026-11-30')).toMatchObject({
    status: 422,
    body: { code: 'DRAWS_SUSPENDED', until: '2026-12-07T09:00:00+09:00' },
  });
  scene.app.clock.set('2026-12-06T12:00:00+09:00');
  await runDraws(scene.app);
  scene.app.clock.set('2026-12-07T09:01:00+09:00');
  await runDraws(scene.app);
  expect(await apply('2026-12-14')).toMatchObject({ status: 201 });
});

test('the exclusion stands once in the history of the truck, which may book as before, and its driver is told', async () => {
  const { driver, vehicleId } = await drawnUnused(scene.app, scene.beacon);
  await runDraws(scene.app);
  await runDraws(scene.app);
  const events = await banEventsOf(driver, vehicleId);
  expect(events).toMatchObject([
    {
      type: 'LIMIT',
      actor: 'SYSTEM',
      reason: 'Два выигранных в розыгрыше места за 30 дней не использованы',
      until: '2026-12-07T09:00:00+09:00',
      appealableUntil: '2026-12-03T09:01:00+09:00',
    },
  ]);
  const { body } = await driver.call('GET', `/vehicle/${vehicleId}`);
  expect(body).toMatchObject({ banStatus: 'UNBANNED' });
  const phone = (await driver.call('GET', '/users/current-user')).body.phone.value;
  const told = (await messagesTo(scene.app, phone)).filter(({ body }) => body.includes('Без розыгрышей до'));
  expect(told).toHaveLength(1);
  const booking = { vehicleId, dateBooked: '2026-11-25T09:00:00+09:00' };
  expect(await driver.call('POST', '/booking', { body: booking })).toMatchObject({ status: 201 });
  scene.app.clock.set('2026-12-07T09:01:00+09:00');
  await endBans(scene.app.systemContext());
  expect(await banEventsOf(driver, vehicleId)).toMatchObject([{ type: 'UNBAN' }, { type: 'LIMIT' }]);
});
