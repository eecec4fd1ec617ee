import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';

const tables = ['booking_event', 'ban_event', 'journal_event'] as const;

/** Loose index scan: cost grows with the number of actors, not with their events. */
const actorsOf = (table: (typeof tables)[number]) => {
  const next = (after: ReturnType<typeof sql>) => sql`(SELECT actor_id FROM ${sql.table(table)}
    WHERE actor <> 'DRIVER' AND actor_id IS NOT NULL ${after} ORDER BY actor_id LIMIT 1)`;
  return sql`(WITH RECURSIVE actor AS (
    SELECT ${next(sql``)} AS id
    UNION ALL SELECT ${next(sql`AND actor_id > actor.id`)} FROM actor WHERE actor.id IS NOT NULL
  ) SELECT id FROM actor WHERE id IS NOT NULL)`;
};

export const listStaff = (db: Db): Promise<{ id: string; name: string }[]> => rowsOf<{
  id: string;
  name: string;
}>(db)`
    SELECT account.id, account.last_name || ' ' || account.first_name AS name FROM account
    WHERE account.id IN (${sql.join(tables.map(actorsOf), sql` UNION `)})
    ORDER BY name, account.id`;
