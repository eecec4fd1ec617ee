import { sql } from 'kysely';
import type { TestApp } from '../test-app.ts';
import type { Visitor } from './test-visitor.ts';

/** Makes copies of the visitor's account, each with contacts of its own. Hundreds take a second. */
export const copyAccounts = async (app: TestApp, of: Visitor, count: number): Promise<string[]> => {
  const { db } = app.database;
  const { rows: columns } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_name = 'account' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'email', 'phone')`.execute(
    db,
  );
  const names = sql.raw(columns.map(({ name }) => name).join(', '));
  const { rows } = await sql<{ id: string }>`
    INSERT INTO account (id, email, phone, ${names})
    SELECT gen_random_uuid(), 'copy' || nth || '@example.org', '+7914' || lpad(nth::text, 7, '0'), ${names}
    FROM account, generate_series(1, ${count}::integer) AS nth WHERE id = ${of.userId} RETURNING id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Makes `each` approved trucks for every owner, whose plates begin with `prefix`. */
export const createTrucks = async (app: TestApp, owners: readonly string[], each: number, prefix: string) => {
  const { rows } = await sql<{ id: string; account_id: string; plate_key: string }>`
    INSERT INTO vehicle (id, account_id, model, registration_plate, plate_key, approved, created_at)
    SELECT gen_random_uuid(), owner, 'КАМАЗ 5490', plate, plate, true, ${app.clock.now()}
    FROM unnest(${owners}::uuid[]) WITH ORDINALITY AS owners (owner, place), generate_series(1, ${each}::integer) AS nth,
      LATERAL (SELECT ${prefix}::text || place || 'N' || nth) AS made (plate)
    RETURNING id, account_id, plate_key`.execute(app.database.db);
  return rows;
};
