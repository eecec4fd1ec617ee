import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { pattern } from './conditions.ts';
import { mostCandidates } from './ranks.ts';

const shortestPart = 3;

/** Includes former plates of bookings; one more than the limit if there are too many. */
export const listPlatesWith = async (db: Db, part: string): Promise<readonly string[]> => {
  if ([...part].length < shortestPart) return [];
  const { rows } = await sql<{ plate_key: string }>`
    SELECT plate_key FROM plate_ending WHERE ending LIKE ${pattern('', part, '%')}
    ORDER BY ending, plate_key LIMIT ${mostCandidates + 1}`.execute(db);
  return rows.map(({ plate_key }) => plate_key);
};
