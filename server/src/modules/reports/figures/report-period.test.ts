import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { confirmed } from '../../../testing/plain-counts.ts';
import { setUpReports } from '../../../testing/report-days.ts';

const scene = setUpReports();
const { ask, db, seededAt } = scene;

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

test('the period before is as long as the period, and ends the day before it', async () => {
  const { previous } = await ask('occupancy', 'day', { from: '2026-11-15', to: '2026-11-17' });
  expect(previous).toEqual((await ask('occupancy', 'day', { from: '2026-11-12', to: '2026-11-14' })).total);
});

test.each([
  ['from=2026-11-20&to=2026-11-19', 'to'],
  ['from=2024-01-01&to=2026-11-19', 'to'],
  ['from=2026-11-01&to=2026-11-19&by=cargo', 'by'],
  ['from=2026-11-01&to=2026-11-19&by=month', 'by'],
  ['to=2026-11-19', 'from'],
])('%s is refused at %s', async (query, field) => {
  const { status, body } = await scene.operator.call('GET', `/reports/occupancy?${query}`);
  expect([status, body.errors[0].propertyPath]).toEqual([400, field]);
});
