import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { fillDay } from '../../../testing/trucks/fill-day.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test('a closure that moved a full day of 288 is undone within its ten seconds, and every booking is as it was', async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const driver = await createVisitor(app);
  await operator.call('GET', '/booking/time-slots?date=2026-11-27');
  expect(await fillDay(app, driver.userId, '2026-11-27')).toBe(288);
  const { db } = app.database;
  const read = () =>
    db
      .selectFrom('booking')
      .select(['id', 'slot_at', 'slot_end', 'has_priority', 'status', 'edit_count', 'shifted', 'moved'])
      .orderBy('id')
      .execute();
  const before = await read();
  const body = { date: '2026-11-27', minutes: 60, reason: 'Метель' };
  const { closure, moves } = (await operator.call('POST', '/closures', { body })).body;
  expect(moves).toHaveLength(288);
  expect(await read()).not.toEqual(before);
  const began = performance.now();
  const { status } = await operator.call('POST', `/closures/${closure.id}/undo`);
  expect(status).toBe(200);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await read()).toEqual(before);
  await requireSlotsAgree(db);
});
