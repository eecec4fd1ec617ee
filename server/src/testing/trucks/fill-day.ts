import { sql } from 'kysely';
import type { TestApp } from '../test-app.ts';
import { createTruck } from './test-truck.ts';

export const fillDay = async (app: TestApp, userId: string, day: string): Promise<number> => {
  const { vehicleId } = await createTruck(app, userId);
  const { db } = app.database;
  const { rows } = await sql<{ count: number }>`
    WITH places AS (
      SELECT start_at, end_at, place, place > capacity - reserve AS priority,
        row_number() OVER (ORDER BY start_at, place) AS number
      FROM slot, generate_series(1, capacity) AS place WHERE day = ${day}
    ), counted AS (
      UPDATE slot SET booked = capacity, booked_ordinary = capacity - reserve WHERE day = ${day}
    ), made AS (
      INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model,
        cargo_type, has_priority, first_name, last_name, language, application_type, confirmed_at, created_at)
      SELECT gen_random_uuid(), to_char(${day}::date, 'YYMMDD') || '-' || lpad(number::text, 4, '0'), 'BOOKED',
        start_at, end_at, ${userId}, ${vehicleId}, 'F' || number, 'F' || number || ${day.replaceAll('-', '')}, 'Truck',
        'GENERAL', priority, 'Иван', 'Проверкин', 'RU', 'web', start_at - interval '2 days', start_at - interval '2 days'
      FROM places RETURNING 1
    )
    SELECT count(*)::int AS count FROM made`.execute(db);
  return rows[0]?.count ?? 0;
};
