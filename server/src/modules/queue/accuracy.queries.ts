import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';

export type Accuracy = {
  readonly trucks: number;
  readonly hits: number;
  /** Median of the forecasts that missed. Null: none did. */
  readonly medianMissMinutes: number | null;
};

/** Minutes by which the call missed the told range, rounded up; 0: a hit. */
export const forecastMiss = sql`
  greatest(0, ceil(extract(epoch FROM greatest(told_from - first_called_at, first_called_at - told_to)) / 60))::int`;

/**
 * Compares the forecasts given on arrival with the first calls since a moment. Trucks called out of order,
 * sent back or canceled are excluded, as they say nothing about the forecast.
 */
export const measureAccuracy = async (db: Db, since: Temporal.Instant): Promise<Accuracy> => {
  const rows = await rowsOf<Accuracy>(db)`
    SELECT count(*)::int AS trucks, (count(*) FILTER (WHERE miss = 0))::int AS hits,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY miss) FILTER (WHERE miss > 0) AS "medianMissMinutes"
    FROM (
      SELECT ${forecastMiss} AS miss
      FROM queue_place
      WHERE first_called_at >= ${since} AND told_from IS NOT NULL AND NOT exceptional
    ) AS calls`;
  return rows[0] ?? { trucks: 0, hits: 0, medianMissMinutes: null };
};
