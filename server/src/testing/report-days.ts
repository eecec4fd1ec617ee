import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { ReportKey, ReportName } from '#contract/reports/reports.ts';
import { seedAccounts } from '../demo/accounts/seed-accounts.ts';
import { seedDay } from '../demo/bookings/seed-day.ts';
import { seedVehicles } from '../demo/vehicles/seed-vehicles.ts';
import { createVisitor, type Visitor } from './people/test-visitor.ts';
import type { ReportRow } from './plain-counts.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const seededAt = '2026-11-20T10:17:00+09:00';

/** Fills two weeks of a checkpoint, whose last days are still open. Slow on a busy machine. */
export const openReportDays = async (): Promise<TestApp> => {
  const app = await createTestApp();
  app.clock.set(seededAt);
  await seedAccounts(app.systemContext());
  await seedVehicles(app.systemContext());
  await seedDay(app.systemContext());
  return app;
};

type Report = {
  readonly rows: ReportRow[];
  readonly total: ReportRow;
  readonly previous: ReportRow;
  readonly untilNow: ReportRow | null;
};

const today = { from: '2026-11-20', to: '2026-11-20' };
const period = { from: '2026-11-12', to: '2026-11-20' };

/** For the top of a file: the two weeks and an operator who asks for reports. Each test begins at the same moment. */
export const setUpReports = () => {
  let app: TestApp;
  let operator: Visitor;
  let seeded: { closures: object[]; slotCapacity: number };
  const signInAnew = async () => {
    operator = await createVisitor(app, { roles: ['ADMIN'] });
  };
  beforeAll(async () => {
    app = await openReportDays();
    await signInAnew();
    seeded = (await operator.call('GET', '/system-params/booking-params')).body;
  }, 120_000);
  beforeEach(async () => {
    app.clock.set(seededAt);
    await signInAnew();
    const { closures, slotCapacity } = seeded;
    await operator.call('PUT', '/system-params/booking-params', { body: { closures, slotCapacity } });
  });
  afterAll(() => app.close());
  return {
    get app() {
      return app;
    },
    get operator() {
      return operator;
    },
    get seeded() {
      return seeded;
    },
    seededAt,
    today,
    period,
    signInAnew,
    db: () => app.database.db,
    ask: async (name: ReportName, by: ReportKey, { from, to } = period): Promise<Report> => {
      const { status, body } = await operator.call('GET', `/reports/${name}?from=${from}&to=${to}&by=${by}`);
      expect(status).toBe(200);
      return body;
    },
  };
};
