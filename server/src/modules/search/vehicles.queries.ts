import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf, valuesOf } from '../../platform/db/rows-of.ts';
import { mostCandidates, pattern, type Ranked, ranks } from './conditions.ts';
import type { SearchTerms } from './search-terms.ts';

const shortestPart = 3;

/** Includes former plates of bookings; one more than the limit if there are too many. */
export const listPlatesWith = async (db: Db, part: string): Promise<readonly string[]> => {
  if ([...part].length < shortestPart) return [];
  return valuesOf<string>(db)`
    SELECT plate_key FROM plate_ending WHERE ending LIKE ${pattern('', part, '%')}
    ORDER BY ending, plate_key LIMIT ${mostCandidates + 1}`;
};

const byPlate = async (db: Db, plate: string, holders: readonly string[], limit: number) => {
  const beginning = pattern('', plate, '%');
  return rowsOf<Ranked>(db)`
    (SELECT id, ${ranks.exact}::int AS rank FROM vehicle WHERE deleted_at IS NULL AND plate_key = ${plate}
     ORDER BY approved DESC, created_at LIMIT ${limit})
    UNION ALL
    (SELECT id, ${ranks.beginning}::int FROM vehicle
     WHERE deleted_at IS NULL AND plate_key LIKE ${beginning} AND plate_key <> ${plate}
     ORDER BY plate_key, id LIMIT ${limit})
    UNION ALL
    (SELECT id, ${ranks.part}::int FROM vehicle
     WHERE deleted_at IS NULL AND plate_key = ANY(${[...holders]}::text[]) AND plate_key NOT LIKE ${beginning}
     ORDER BY plate_key, id LIMIT ${limit})`;
};

const byBeginnings = async (db: Db, plates: readonly string[], limit: number): Promise<Ranked[]> => {
  if (plates.length === 0) return [];
  const blocks = plates.map(
    (plate) => sql`(SELECT id, ${ranks.beginning}::int AS rank FROM vehicle
     WHERE deleted_at IS NULL AND plate_key LIKE ${pattern('', plate, '%')} ORDER BY plate_key, id LIMIT ${limit})`,
  );
  return (await sql<Ranked>`${sql.join(blocks, sql` UNION ALL `)}`.execute(db)).rows;
};

const ofOwners = async (db: Db, owners: readonly Ranked[], limit: number): Promise<Ranked[]> => {
  if (owners.length === 0) return [];
  const ids = owners.map(({ id }) => id);
  const rows = await rowsOf<{ id: string; account_id: string }>(db)`
    SELECT id, account_id FROM vehicle WHERE deleted_at IS NULL AND account_id = ANY(${ids}::uuid[])
    ORDER BY array_position(${ids}::uuid[], account_id), created_at DESC LIMIT ${limit}`;
  const rankOf = new Map(owners.map(({ id, rank }) => [id, rank]));
  return rows.map(({ id, account_id }) => ({ id, rank: rankOf.get(account_id) ?? ranks.part }));
};

export const listVehicleCandidates = async (
  db: Db,
  { plate, hanPlates = [] }: SearchTerms,
  { holders, owners }: { readonly holders: readonly string[]; readonly owners: readonly Ranked[] },
  limit: number,
): Promise<Ranked[]> => {
  const found = plate === undefined ? [] : await byPlate(db, plate, holders, limit);
  return [...found, ...(await byBeginnings(db, hanPlates, limit)), ...(await ofOwners(db, owners, limit))];
};
