import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedAccounts } from '../accounts/seed-accounts.ts';
import { seedDay } from '../bookings/seed-day.ts';
import { seedVehicles } from '../vehicles/seed-vehicles.ts';
import { seedAppeals } from './seed-appeals.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const ctx = app.systemContext();
  await seedAccounts(ctx);
  await seedVehicles(ctx);
  await seedDay(ctx);
  await seedAppeals(ctx);
});
afterAll(() => app.close());

test('two appeals wait, one of them the demo driver’s, and some are decided', async () => {
  const admin = await createVisitor(app, { roles: ['ADMIN'] });
  const { content } = (await admin.call('GET', '/appeals?size=100')).body;
  expect(content.map(({ state }: Appeal) => state).toSorted()).toEqual([
    'LIFTED',
    'LIFTED',
    'OPEN',
    'OPEN',
    'UPHELD',
  ]);
  const [urgent, own] = content as Appeal[];
  expect(urgent?.dueAt).toBe('2026-11-20T18:00:00+09:00');
  expect(urgent).toMatchObject({
    strike: { reasonCode: 'NO_SHOW', formattedBookingNumber: expect.any(String) },
    evidence: {
      booking: { cancellation: 'NO_SHOW' },
      arrival: {},
      gateLag: {},
      messages: [{ template: 'booking-code', sent: true }, { template: 'booking-confirmed' }],
      kioskAttempts: [{ outcome: 'EARLY' }],
    },
  });
  expect(own).toMatchObject({ vehicleRegistrationPlate: '38-15 УБӨ', ban: {}, evidence: { booking: null } });
  expect((await admin.call('GET', '/appeals/counts')).body).toMatchObject({
    waiting: 2,
    recent: { decided: 3, lifted: 2 },
  });
});

test('a second start adds none, and nobody has been told', async () => {
  await seedAppeals(app.systemContext());
  expect((await app.database.db.selectFrom('appeal').select('id').execute()).length).toBe(5);
  expect(await app.services.jobs.drain()).toBe(0);
});
