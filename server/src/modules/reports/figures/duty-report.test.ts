import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReportKey, type ReportName, reportNames } from '#contract/reports/reports.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import type { ReportRow } from '../../../testing/plain-counts.ts';
import { openReportDays } from '../../../testing/report-days.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let auditor: Visitor;

beforeAll(async () => {
  app = await openReportDays();
  app.clock.set('2026-11-20T10:17:00+09:00');
  auditor = await createVisitor(app, { roles: ['AUDITOR'] });
}, 120_000);
afterAll(() => app.close());

const addDuty = async (from: string, to: string | null): Promise<string> => {
  const id = uuidv7(app.clock);
  await app.database.db
    .insertInto('duty')
    .values({
      id,
      operator_id: auditor.userId,
      started_at: Temporal.Instant.from(from),
      ended_at: to === null ? null : Temporal.Instant.from(to),
    })
    .execute();
  return id;
};

const ask = async (name: ReportName, query: string, by: ReportKey = 'hour') => {
  const { status, body } = await auditor.call('GET', `/reports/${name}?${query}&by=${by}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { rows: ReportRow[]; total: ReportRow; previous: ReportRow; untilNow: null };
};

const day = 'from=2026-11-18&to=2026-11-18';

test('a duty of a whole day has the figures of that day', async () => {
  const id = await addDuty('2026-11-18T00:00:00+09:00', '2026-11-19T00:00:00+09:00');
  for (const name of reportNames) {
    const { rows, total } = await ask(name, day);
    expect(await ask(name, `dutyId=${id}`)).toMatchObject({ rows, total, untilNow: null });
  }
  const byDay = await ask('throughput', `dutyId=${id}`, 'day');
  expect(byDay.rows[0]).toMatchObject({ key: '2026-11-18', called: byDay.total.called });
});

test('one from hour to hour has the rows of these hours, and none from minute to minute counts more', async () => {
  const id = await addDuty('2026-11-18T08:00:00+09:00', '2026-11-18T20:00:00+09:00');
  const part = await addDuty('2026-11-18T08:20:00+09:00', '2026-11-18T09:40:00+09:00');
  const hours = Array.from({ length: 12 }, (_, hour) => String(8 + hour).padStart(2, '0'));
  for (const name of ['occupancy', 'throughput', 'no-shows'] as const) {
    const { rows } = await ask(name, day);
    const duty = await ask(name, `dutyId=${id}`);
    expect(duty.rows.map(({ key }) => key)).toEqual(hours);
    const sum = (figure: string) => duty.rows.reduce((all, row) => all + Number(row[figure]), 0);
    if (name === 'occupancy')
      expect([duty.total.capacity, duty.total.booked]).toEqual([sum('capacity'), sum('booked')]);
    if (name !== 'no-shows') expect(duty.rows).toEqual(rows.filter(({ key }) => hours.includes(String(key))));
  }
  const { rows, total } = await ask('throughput', `dutyId=${part}`);
  expect(rows.map(({ key }) => key)).toEqual(['08', '09']);
  expect(Number(total.openHours)).toBeGreaterThan(0);
  expect(Number(total.openHours)).toBeLessThanOrEqual(80 / 60);
});

test('over midnight the hours follow one another; what goes on is counted until now', async () => {
  const night = await addDuty('2026-11-17T21:30:00+09:00', '2026-11-18T01:10:00+09:00');
  expect((await ask('throughput', `dutyId=${night}`)).rows.map(({ key }) => key)).toEqual([
    '21',
    '22',
    '23',
    '00',
    '01',
  ]);
  const running = await addDuty('2026-11-20T08:00:00+09:00', null);
  const { rows, previous } = await ask('throughput', `dutyId=${running}`);
  expect(rows.map(({ key }) => key)).toEqual(['08', '09', '10']);
  const yesterday = await addDuty('2026-11-19T08:00:00+09:00', '2026-11-19T10:17:00+09:00');
  expect(previous).toEqual((await ask('throughput', `dutyId=${yesterday}`)).total);
});

test('a report needs days or a duty that there is', async () => {
  const missing = '01980000-0000-7000-8000-0000000000aa';
  expect((await auditor.call('GET', `/reports/waiting?dutyId=${missing}`)).status).toBe(404);
  const { status, body } = await auditor.call('GET', '/reports/waiting');
  const paths = body.errors.map((one: { propertyPath: string }) => one.propertyPath);
  expect([status, paths]).toEqual([400, ['from', 'to']]);
});
