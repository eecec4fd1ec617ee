import { sql } from 'kysely';
import type { App } from '../../server/src/app.ts';
import type { Acknowledged } from './ledger.ts';

export type Verdict = {
  /** Acknowledged bookings that the database does not have. */
  readonly lost: number;
  /** Slots with more bookings than places. */
  readonly oversold: number;
  /** Acknowledged departures that the database does not know. */
  readonly forgotten: number;
  /** How many times the counter of a slot differs from the number of its bookings. */
  readonly miscounted: number;
};

const countOf = async (app: App, query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
  (await query.execute(app.database.db)).rows[0]?.count ?? 0;

/** Compares the answers that visitors and the operator got with the leader's data. */
export const judge = async (
  app: App,
  acknowledged: readonly Acknowledged[],
  left: readonly string[],
): Promise<Verdict> => {
  // Copied, because the operator goes on working meanwhile.
  const departed = new Set(left);
  const ids = acknowledged.map(({ bookingId }) => bookingId);
  const found = await countOf(
    app,
    sql`SELECT count(*)::int AS count FROM booking WHERE id = ANY(${ids}::uuid[])`,
  );
  const gone = await countOf(
    app,
    sql`SELECT count(*)::int AS count FROM booking
        WHERE id = ANY(${[...departed]}::uuid[]) AND status = 'LEFT_WAITING_ZONE'`,
  );
  return {
    lost: new Set(ids).size - found,
    oversold: await countOf(app, sql`SELECT count(*)::int AS count FROM slot WHERE booked > capacity`),
    forgotten: departed.size - gone,
    miscounted: await countOf(
      app,
      sql`WITH places AS (
            SELECT slot_at AS start_at FROM booking WHERE status <> 'CANCELED'
            UNION ALL SELECT pending_at FROM booking WHERE pending_at IS NOT NULL)
          SELECT count(*)::int AS count FROM slot
          WHERE booked <> (SELECT count(*) FROM places WHERE places.start_at = slot.start_at)`,
    ),
  };
};
