import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../../../platform/context/context.ts';
import { setUpReports } from '../../../testing/report-days.ts';
import { countDays } from './count-days.ts';
import { countOpenDays } from './count-open-days.ts';
import { countSpan } from './count-span.ts';
import { replaceDays } from './counted-days.queries.ts';

const scene = setUpReports();
const { ask, db, seededAt, today } = scene;

test('what belongs to a day and changes later is counted again at night, for a week', async () => {
  const day = { from: '2026-11-16', to: '2026-11-16' };
  const { total } = await ask('cancellations', 'day', day);
  await sql`
    UPDATE booking SET status = 'CANCELED', cancellation_code = 'ADMIN', canceled_at = slot_at - interval '1 day'
    WHERE id = (SELECT id FROM booking WHERE slot_at = '2026-11-16T12:00:00+09:00' AND status = 'LEFT_WAITING_ZONE'
      ORDER BY id LIMIT 1)`.execute(db());
  expect((await ask('cancellations', 'day', day)).total).toEqual(total);
  await countDays(scene.app.systemContext());
  const byOperator = Number(total.byOperator) + 1;
  expect((await ask('cancellations', 'day', day)).total).toEqual({ ...total, byOperator });
});

test('an older count of a day never replaces a newer one', async () => {
  const ctx = scene.app.systemContext();
  const day = Temporal.PlainDate.from('2026-11-16');
  const days = { from: day, to: day };
  const newer = await countSpan(ctx, days);
  const older = { ...newer, hours: newer.hours.map((hour) => ({ ...hour, arrived: 0 })) };
  const now = scene.app.clock.now();
  await inTransaction(ctx, (trx) => replaceDays(trx.db, days, newer, now));
  await inTransaction(ctx, (trx) => replaceDays(trx.db, days, older, now.subtract({ seconds: 1 })));
  const { total } = await ask('occupancy', 'day', { from: '2026-11-16', to: '2026-11-16' });
  expect(Number(total.arrived)).toBeGreaterThan(0);
});

test('who would wait long for a very big day is given what was counted minutes ago, and the next one what is', async () => {
  const { total } = await ask('cancellations', 'day', today);
  await sql`UPDATE report_hour SET booked = booked + 6000
    WHERE day = '2026-11-20' AND hour = 20`.execute(db());
  await scene.app.database.db.transaction().execute(async (trx) => {
    // Blocks counting of this day.
    await sql`SELECT 1 FROM report_day WHERE day = '2026-11-20' FOR UPDATE`.execute(trx);
    await sql`
      UPDATE booking SET status = 'CANCELED', cancellation_code = 'ADMIN', canceled_at = slot_at - interval '1 day'
      WHERE id = (SELECT id FROM booking WHERE slot_at = '2026-11-20T20:00:00+09:00' AND status = 'BOOKED'
        ORDER BY id LIMIT 1)`.execute(db());
    scene.app.services.cache.forgetAll();
    expect((await ask('cancellations', 'day', today)).total).toEqual(total);
  });
  await expect
    .poll(async () => (await ask('cancellations', 'day', today)).total.byOperator, { timeout: 20_000 })
    .toBe(Number(total.byOperator) + 1);
});

test('what was counted while a day went on is not its figures once it is over', async () => {
  const { total } = await ask('occupancy', 'day', today);
  onTestFinished(async () => {
    await sql`UPDATE booking SET arrived_at = NULL WHERE status = 'BOOKED'`.execute(db());
    await sql`DELETE FROM report_day WHERE counted_at > ${seededAt}`.execute(db());
    scene.app.services.cache.forgetAll();
  });
  scene.app.clock.set('2026-11-20T23:59:00+09:00');
  await countOpenDays(scene.app.systemContext());
  await sql`UPDATE booking SET arrived_at = slot_at
    WHERE slot_at = '2026-11-20T21:00:00+09:00' AND status = 'BOOKED'`.execute(db());
  scene.app.clock.set('2026-11-22T00:00:00+09:00');
  scene.app.services.cache.forgetAll();
  await scene.signInAnew();
  const { total: over } = await ask('occupancy', 'day', today);
  expect(Number(over.arrived)).toBeGreaterThan(Number(total.arrived));
});
