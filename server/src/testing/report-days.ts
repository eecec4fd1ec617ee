import { seedAccounts } from '../demo/accounts/seed-accounts.ts';
import { seedDay } from '../demo/bookings/seed-day.ts';
import { seedVehicles } from '../demo/vehicles/seed-vehicles.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Fills two weeks of a checkpoint, whose last days are still open. Slow on a busy machine. */
export const openReportDays = async (): Promise<TestApp> => {
  const app = await createTestApp();
  app.clock.set('2026-11-20T10:17:00+09:00');
  await seedAccounts(app.systemContext());
  await seedVehicles(app.systemContext());
  await seedDay(app.systemContext());
  return app;
};
