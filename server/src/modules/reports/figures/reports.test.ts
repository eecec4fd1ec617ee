import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type ReportKey, type ReportName, reportNames } from '#contract/reports/reports.ts';
import { inTransaction } from '../../../platform/context/context.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { confirmed, local, plainCounts, type ReportRow, uncounted } from '../../../testing/plain-counts.ts';
import { openReportDays } from '../../../testing/report-days.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { countDays } from '../count/count-days.ts';
import { countOpenDays } from '../count/count-open-days.ts';
import { countSpan } from '../count/count-span.ts';
import { replaceDays } from '../count/counted-days.queries.ts';

let app: TestApp;
let operator: Visitor;
let seeded: { closures: object[]; slotCapacity: number };
const seededAt = '2026-11-20T10:17:00+09:00';

beforeAll(async () => {
  app = await openReportDays();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  seeded = (await operator.call('GET', '/system-params/booking-params')).body;
}, 120_000);

beforeEach(async () => {
  app.clock.set(seededAt);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  const { closures, slotCapacity } = seeded;
  await operator.call('PUT', '/system-params/booking-params', { body: { closures, slotCapacity } });
});

afterAll(() => app.close());

const db = () => app.database.db;
const today = { from: '2026-11-20', to: '2026-11-20' };
const period = { from: '2026-11-12', to: '2026-11-20' };

const ask = async (name: ReportName, by: ReportKey, { from, to } = period) => {
  const { status, body } = await operator.call('GET', `/reports/${name}?from=${from}&to=${to}&by=${by}`);
  expect(status).toBe(200);
  return body as { rows: ReportRow[]; total: ReportRow; previous: ReportRow; untilNow: ReportRow | null };
};

const plainly = () => plainCounts(db(), period);

const isNothing = ({ key: _key, ...figures }: ReportRow) => Object.values(figures).every((figure) => !figure);

describe.each(reportNames)('%s', (name) => {
  const by: ReportKey[] = ['hour', 'day', 'weekday', 'weekday-hour'];
  test.each(name === 'waiting' ? [...by, 'cargo' as const] : by)('by %s is a plain count', async (key) => {
    const report = await ask(name, key);
    const expected = (await plainly().counts[name]?.(key)) ?? [];
    expect(expected.length).toBeGreaterThan(1);
    const figures = Object.keys(expected[0] ?? {});
    expect([...figures, ...uncounted[name]].sort()).toEqual(Object.keys(report.rows[0] ?? {}).sort());
    const counted = report.rows
      .map((row) => Object.fromEntries(figures.map((figure) => [figure, row[figure] ?? null])) as ReportRow)
      .filter((row) => !isNothing(row));
    expect(counted).toEqual(expected.filter((row) => !isNothing(row)));
    const [{ key: _key, ...sum } = {}] = (await plainly().counts[name]?.(null)) ?? [];
    expect(report.total).toMatchObject(sum);
  });
});

test('a period that goes on is compared until the same minute of the same day, never with whole days', async () => {
  const week = { from: '2026-11-14', to: '2026-11-20' };
  const calls = async (from: string, to: string) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int FROM queue_place
      WHERE first_called_at >= ${from} AND first_called_at < ${to}`.execute(db());
    return rows[0]?.count;
  };
  const { previous, untilNow, total } = await ask('throughput', 'day', week);
  expect(previous.called).toBe(await calls('2026-11-07T00:00:00+09:00', '2026-11-13T10:17:00+09:00'));
  expect(untilNow).toMatchObject({ at: seededAt, called: total.called });
  const places = await ask('occupancy', 'day', week);
  const { rows: taken } = await sql<{ booked: number }>`
    SELECT count(*)::int AS booked FROM booking
    WHERE slot_at >= '2026-11-14T00:00:00+09:00' AND slot_at < '2026-11-20T10:17:00+09:00' AND ${sql.raw(confirmed)}
      AND (status <> 'CANCELED' OR arrived_at IS NOT NULL OR canceled_at >= slot_at)`.execute(db());
  expect(places.untilNow?.booked).toBe(taken[0]?.booked);
  expect(Number(places.total.booked)).toBeGreaterThan(Number(places.untilNow?.booked));
  expect((await ask('throughput', 'day', { from: '2026-11-16', to: '2026-11-17' })).untilNow).toBe(null);
});

test('who did not come is a part of those whose time has come; who still waits is told apart', async () => {
  const { total } = await ask('no-shows', 'day', today);
  const occupancy = await ask('occupancy', 'day', today);
  expect(total.due).toBe(occupancy.untilNow?.booked);
  expect(Number(total.due)).toBeLessThan(Number(occupancy.total.booked));
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM booking JOIN queue_place ON booking_id = id
    WHERE status = 'WAITING' AND first_called_at IS NULL
      AND (${sql.raw(local('slot_at'))})::date = '2026-11-20'`.execute(db());
  expect(rows[0]?.waiting).toBeGreaterThan(0);
  expect((await ask('waiting', 'day', today)).total.stillWaiting).toBe(rows[0]?.waiting);
});

test('warnings and bans are counted by the day on which they were given', async () => {
  const counts = await plainly().plain(
    'day',
    `count(*) FILTER (WHERE type = 'WARN')::int AS warnings, count(*) FILTER (WHERE type = 'BAN')::int AS bans`,
    'ban_event',
    'event_at',
  );
  const { rows } = await ask('no-shows', 'day');
  const given = rows
    .map(({ key = null, warnings = null, bans = null }) => ({ key, warnings, bans }))
    .filter((row) => !isNothing(row));
  expect(given).toEqual(counts.filter((row) => !isNothing(row)));
  expect(given.length).toBeGreaterThan(1);
});

test('the list of what a bar stands for has as many bookings as the bar', async () => {
  const called = await ask('throughput', 'day');
  const [missing, canceled] = [await ask('no-shows', 'day'), await ask('cancellations', 'day')];
  const listed = async (countedAs: string, day: string) => {
    const body = { countedAs, dateFrom: day, dateTo: day };
    return (await operator.call('POST', '/booking/all?size=1', { body })).body.total;
  };
  for (const [index, { key, called: trucks }] of called.rows.entries()) {
    expect(await listed('called', String(key)), `called on ${key}`).toBe(trucks);
    const { byDriver, byOperator, bySystem } = canceled.rows[index] ?? {};
    const ended = [missing.rows[index]?.noShows, byDriver, byOperator, bySystem].map(Number);
    expect(await listed('ended', String(key)), String(key)).toBe(ended.reduce((sum, one) => sum + one, 0));
  }
});

test('capacity is what it was then, whatever it is now; closed hours offer no place', async () => {
  const before = await ask('occupancy', 'day');
  const { rows } = await sql<{ capacity: number; day: string }>`
    SELECT day::text, sum(CASE WHEN open THEN capacity ELSE 0 END)::int AS capacity FROM slot
    WHERE day BETWEEN ${period.from} AND ${period.to} GROUP BY 1 ORDER BY 1`.execute(db());
  expect(before.rows.map(({ key, capacity }) => ({ day: key, capacity }))).toEqual(rows);
  await operator.call('PUT', '/system-params/booking-params', { body: { slotCapacity: 5 } });
  const after = await ask('occupancy', 'day');
  expect(after.rows.slice(0, -1)).toEqual(before.rows.slice(0, -1));
});

test('a closure of two minutes within an hour is told in minutes and takes no place from what the hour had', async () => {
  const occupancy = await ask('occupancy', 'hour', today);
  const { version } = (await operator.call('GET', '/system-params/booking-params')).body;
  const reasons = { RU: 'Весы', EN: 'Weighbridge', CN: '地磅' };
  const closure = { from: '2026-11-20T10:30:00+09:00', to: '2026-11-20T10:32:00+09:00', reasons };
  const { status } = await operator.call('PUT', '/system-params/booking-params', {
    body: { version, closures: [...seeded.closures, closure], slotCapacity: 3 },
  });
  expect(status).toBe(200);
  const after = await ask('occupancy', 'hour', today);
  const begun = (rows: ReportRow[]) =>
    rows.filter(({ key }) => String(key) <= '10').map(({ capacity }) => capacity);
  expect(begun(after.rows)).toEqual(begun(occupancy.rows));
  const { rows } = await ask('throughput', 'hour', today);
  expect(rows.map(({ closedMinutes }) => closedMinutes).slice(10, 17)).toEqual([2, 0, 0, 0, 0, 0, 60]);
  // Bookings made before the capacity was reduced still count as capacity.
  const heat = await ask('occupancy', 'weekday-hour');
  expect(heat.rows.filter(({ booked, capacity }) => Number(booked) > Number(capacity))).toEqual([]);
});

test('the period before is as long as the period, and ends the day before it', async () => {
  const { previous } = await ask('occupancy', 'day', { from: '2026-11-15', to: '2026-11-17' });
  expect(previous).toEqual((await ask('occupancy', 'day', { from: '2026-11-12', to: '2026-11-14' })).total);
});

test('working hours are open time in which somebody waited', async () => {
  const { rows, total } = await ask('throughput', 'day');
  for (const { called, openHours, perHour } of rows) {
    expect(Number(openHours)).toBeGreaterThan(0);
    expect(Number(openHours)).toBeLessThanOrEqual(24);
    expect(perHour).toBeCloseTo(Number(called) / Number(openHours), 1);
  }
  expect(total.openHours).toBeCloseTo(
    rows.reduce((sum, { openHours }) => sum + Number(openHours), 0),
    1,
  );
});

test('what belongs to a day and changes later is counted again at night, for a week', async () => {
  const day = { from: '2026-11-16', to: '2026-11-16' };
  const { total } = await ask('cancellations', 'day', day);
  await sql`
    UPDATE booking SET status = 'CANCELED', cancellation_code = 'ADMIN', canceled_at = slot_at - interval '1 day'
    WHERE id = (SELECT id FROM booking WHERE slot_at = '2026-11-16T12:00:00+09:00' AND status = 'LEFT_WAITING_ZONE'
      ORDER BY id LIMIT 1)`.execute(db());
  expect((await ask('cancellations', 'day', day)).total).toEqual(total);
  await countDays(app.systemContext());
  const byOperator = Number(total.byOperator) + 1;
  expect((await ask('cancellations', 'day', day)).total).toEqual({ ...total, byOperator });
});

test('an older count of a day never replaces a newer one', async () => {
  const ctx = app.systemContext();
  const day = Temporal.PlainDate.from('2026-11-16');
  const days = { from: day, to: day };
  const newer = await countSpan(ctx, days);
  const older = { ...newer, hours: newer.hours.map((hour) => ({ ...hour, arrived: 0 })) };
  const now = app.clock.now();
  await inTransaction(ctx, (trx) => replaceDays(trx.db, days, newer, now));
  await inTransaction(ctx, (trx) => replaceDays(trx.db, days, older, now.subtract({ seconds: 1 })));
  const { total } = await ask('occupancy', 'day', { from: '2026-11-16', to: '2026-11-16' });
  expect(Number(total.arrived)).toBeGreaterThan(0);
});

test('who would wait long for a very big day is given what was counted minutes ago, and the next one what is', async () => {
  const { total } = await ask('cancellations', 'day', today);
  await sql`UPDATE report_hour SET booked = booked + 6000
    WHERE day = '2026-11-20' AND hour = 20`.execute(db());
  await app.database.db.transaction().execute(async (trx) => {
    // Blocks counting of this day.
    await sql`SELECT 1 FROM report_day WHERE day = '2026-11-20' FOR UPDATE`.execute(trx);
    await sql`
      UPDATE booking SET status = 'CANCELED', cancellation_code = 'ADMIN', canceled_at = slot_at - interval '1 day'
      WHERE id = (SELECT id FROM booking WHERE slot_at = '2026-11-20T20:00:00+09:00' AND status = 'BOOKED'
        ORDER BY id LIMIT 1)`.execute(db());
    app.services.cache.forgetAll();
    expect((await ask('cancellations', 'day', today)).total).toEqual(total);
  });
  await expect
    .poll(async () => (await ask('cancellations', 'day', today)).total.byOperator, { timeout: 20_000 })
    .toBe(Number(total.byOperator) + 1);
});

test.each([
  ['from=2026-11-20&to=2026-11-19', 'to'],
  ['from=2024-01-01&to=2026-11-19', 'to'],
  ['from=2026-11-01&to=2026-11-19&by=cargo', 'by'],
  ['from=2026-11-01&to=2026-11-19&by=month', 'by'],
  ['to=2026-11-19', 'from'],
])('%s is refused at %s', async (query, field) => {
  const { status, body } = await operator.call('GET', `/reports/occupancy?${query}`);
  expect([status, body.errors[0].propertyPath]).toEqual([400, field]);
});

test('what was counted while a day went on is not its figures once it is over', async () => {
  const { total } = await ask('occupancy', 'day', today);
  onTestFinished(async () => {
    await sql`UPDATE booking SET arrived_at = NULL WHERE status = 'BOOKED'`.execute(db());
    await sql`DELETE FROM report_day WHERE counted_at > ${seededAt}`.execute(db());
    app.services.cache.forgetAll();
  });
  app.clock.set('2026-11-20T23:59:00+09:00');
  await countOpenDays(app.systemContext());
  await sql`UPDATE booking SET arrived_at = slot_at
    WHERE slot_at = '2026-11-20T21:00:00+09:00' AND status = 'BOOKED'`.execute(db());
  app.clock.set('2026-11-22T00:00:00+09:00');
  app.services.cache.forgetAll();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  const { total: over } = await ask('occupancy', 'day', today);
  expect(Number(over.arrived)).toBeGreaterThan(Number(total.arrived));
});
