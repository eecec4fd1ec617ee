import { expect, test } from 'vitest';
import type { Trx } from '../../../platform/db/transact.ts';
import { openLogScene, run } from '../../../testing/log-scene.ts';

const { scene, findAfter } = openLogScene();

test.each<[keyof typeof scene.ids, string, string]>([
  ['waiting', "status = 'LEFT_WAITING_ZONE'", 'status'],
  ['called', "status = 'WAITING'", 'status'],
  ['left', "status = 'CANCELED', cancellation_code = 'ADMIN'", 'status'],
  ['canceled', "status = 'WAITING', cancellation_code = NULL", 'status'],
  ['away', "status = 'WAITING'", 'status'],
  ['waiting', "arrived_at = arrived_at - interval '1 hour'", 'arrived_at'],
  ['away', 'arrived_at = slot_at', 'arrived_at'],
  ['called', "called_at = called_at - interval '1 second'", 'called_at'],
  ['called', 'recalled_at = NULL', 'recalled_at'],
  ['left', "left_at = left_at + interval '1 minute'", 'left_at'],
  ['canceled', "canceled_at = canceled_at + interval '1 minute'", 'canceled_at'],
  ['waiting', 'has_priority = true', 'has_priority'],
  ['waiting', "plate_key = 'ANOTHER1'", 'plate'],
])('a booking that is %s and was changed behind the log (%s) is found', async (which, change, field) => {
  const { findings } = await findAfter(run(`UPDATE booking SET ${change} WHERE id = '${scene.ids[which]}'`));
  expect(findings).toEqual([expect.stringMatching(new RegExp(`^\\d+ BOOKING 261120-\\d+ ${field}$`))]);
});

test.each([
  ["queue_slot = queue_slot - interval '1 hour'", 'queue_slot'],
  ['late = true', 'late'],
])('a place that was changed behind the log (%s) is found', async (change, field) => {
  const { findings } = await findAfter(
    run(`UPDATE queue_place SET ${change} WHERE booking_id = '${scene.ids.waiting}'`),
  );
  expect(findings).toEqual([expect.stringMatching(new RegExp(` ${field}$`))]);
});

test('a truck in the line that the log does not know is found, unless it came before the log began', async () => {
  const stranger = (arrivedAt: string) => async (trx: Trx) => {
    await run(`
      INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model,
        cargo_type, has_priority, first_name, last_name, language, application_type, created_at, arrived_at)
      SELECT gen_random_uuid(), '261120-9999', 'WAITING', slot_at, slot_end, account_id, vehicle_id, 'X1', 'X1X', model,
        cargo_type, false, first_name, last_name, language, application_type, created_at, '${arrivedAt}'
      FROM booking WHERE id = '${scene.ids.waiting}'`)(trx);
    await run(`INSERT INTO queue_place (booking_id, queue_slot, late)
      SELECT id, slot_at, false FROM booking WHERE number = '261120-9999'`)(trx);
  };
  expect((await findAfter(stranger('2026-11-20T08:55:00+09:00'))).findings).toEqual(['UNKNOWN 261120-9999']);
  expect((await findAfter(stranger('2026-11-20T08:30:00+09:00'))).findings).toEqual([]);
});
