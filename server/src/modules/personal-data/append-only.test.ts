import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/context/context.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const driver = await createVisitor(app);
  const { vehicleId } = await createTruck(app, driver.userId);
  const body = { vehicleId, dateBooked: '2026-11-22T09:00:00+09:00', phoneNumber: '+79140001231' };
  const { id } = (await operator.call('POST', '/booking', { body })).body;
  await operator.call('PUT', `/booking/${id}?status=CANCELED`, { body: { reason: 'Просил' } });
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId, reason: 'Въехал сам' } });
  await inTransaction(app.systemContext(), (trx) =>
    recordInJournal(trx, {
      type: 'VEHICLE_CHANGED',
      vehicleId,
      from: { plate: 'А1', model: 'X' },
      to: { plate: 'А2', model: 'Y' },
      reason: 'Просил',
    }),
  );
});
afterAll(() => app.close());

const [past, future] = ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'];

const run = async (statement: string, forgetBefore: string | null): Promise<number> => {
  let changed = 0;
  const undone = new Error('undone');
  const attempt = inTransaction(app.systemContext(), async (trx) => {
    if (forgetBefore !== null)
      await sql`SELECT set_config('oktet.forget_before', ${forgetBefore}, true)`.execute(trx.db);
    changed = Number((await sql.raw(statement).execute(trx.db)).numAffectedRows ?? 0n);
    throw undone;
  });
  await attempt.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return changed;
};

const snapshots =
  'before = without_person(before), after = without_person(after), reason = NULL, reasons = NULL';
const forgetting = {
  booking_event: snapshots,
  journal_event: snapshots,
  ban_event: `plate_key = forgotten_plate(), reason = CASE WHEN reason IS NOT NULL THEN '' END, reasons = NULL`,
};

const columns: Readonly<Record<keyof typeof forgetting, readonly string[]>> = {
  booking_event: [
    'id = gen_random_uuid()',
    'booking_id = gen_random_uuid()',
    "slot_at = slot_at + interval '1 second'",
    "type = 'EDITED'",
    "actor = 'TERMINAL'",
    'actor_id = NULL',
    "event_at = event_at - interval '1 second'",
    "reason_kind = 'OTHER'",
    `after = without_person(after) || '{"status": "LEFT_WAITING_ZONE"}'`,
    `after = after || '{"phoneNumber": "+70000000000"}'`,
    'after = NULL',
    "reason = 'Другая'",
  ],
  journal_event: [
    "type = 'NEWS_ADDED'",
    "actor = 'DRIVER'",
    'actor_id = gen_random_uuid()',
    'vehicle_id = NULL',
    "event_at = event_at - interval '1 second'",
    `before = without_person(before) || '{"model": "Z"}'`,
    'before = NULL',
    "reason = ''",
  ],
  ban_event: [
    "type = 'WARN'",
    "plate_key = 'X777XX77'",
    'vehicle_id = gen_random_uuid()',
    "event_at = event_at - interval '1 second'",
    "until = event_at + interval '1 hour'",
    'actor_id = NULL',
    "reason = 'Другая'",
    'booking_id = gen_random_uuid()',
  ],
};

describe.each(Object.entries(forgetting))('%s', (table, forgotten) => {
  const refused = `${table} is append-only`;

  test('loses its person when it is old enough and somebody forgets, and only then', async () => {
    expect(await run(`UPDATE ${table} SET ${forgotten}`, future)).toBeGreaterThan(0);
    await expect(run(`UPDATE ${table} SET ${forgotten}`, null)).rejects.toThrow(refused);
    await expect(run(`UPDATE ${table} SET ${forgotten}`, '')).rejects.toThrow(refused);
    await expect(run(`UPDATE ${table} SET ${forgotten}`, past)).rejects.toThrow(refused);
  });

  test.each(columns[table as keyof typeof forgetting])(
    'refuses %s, also with the rest forgotten',
    async (change) => {
      await expect(run(`UPDATE ${table} SET ${change}`, future)).rejects.toThrow(refused);
      const column = change.split(' ')[0] ?? '';
      const rest = forgotten.split(/, (?=\w+ =)/).filter((one) => !one.startsWith(`${column} `));
      await expect(run(`UPDATE ${table} SET ${[change, ...rest].join(', ')}`, future)).rejects.toThrow(
        refused,
      );
    },
  );

  test.each(['DELETE FROM', 'TRUNCATE'])('refuses %s', async (verb) => {
    await expect(run(`${verb} ${table}${verb === 'TRUNCATE' ? ' CASCADE' : ''}`, future)).rejects.toThrow(
      'append-only',
    );
  });
});
