import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type ReportKey, reportNames } from '#contract/reports/reports.ts';
import { local, plainCounts, type ReportRow, uncounted } from '../../../testing/plain-counts.ts';
import { setUpReports } from '../../../testing/report-days.ts';

const scene = setUpReports();
const { ask, db, period, today } = scene;

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
    return (await scene.operator.call('POST', '/booking/all?size=1', { body })).body.total;
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
  await scene.operator.call('PUT', '/system-params/booking-params', { body: { slotCapacity: 5 } });
  const after = await ask('occupancy', 'day');
  expect(after.rows.slice(0, -1)).toEqual(before.rows.slice(0, -1));
});

test('a closure of two minutes within an hour is told in minutes and takes no place from what the hour had', async () => {
  const occupancy = await ask('occupancy', 'hour', today);
  const { version } = (await scene.operator.call('GET', '/system-params/booking-params')).body;
  const reasons = { RU: 'Весы', EN: 'Weighbridge', CN: '地磅' };
  const closure = { from: '2026-11-20T10:30:00+09:00', to: '2026-11-20T10:32:00+09:00', reasons };
  const { status } = await scene.operator.call('PUT', '/system-params/booking-params', {
    body: { version, closures: [...scene.seeded.closures, closure], slotCapacity: 3 },
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
