import { sql } from 'kysely';
import { activeStatuses } from '#contract/bookings/booking-status.ts';
import type { Db } from '../../../platform/db/database.ts';
import { literals } from '../../../platform/db/literals.ts';
import type { PageRequest } from '../../../platform/db/page.ts';
import { filterVehicles, type VehicleFilter } from './vehicle-filter.queries.ts';
import { type OperatorVehicleRow, selectOperatorVehicles } from './vehicle-list.queries.ts';

type Direction = 'asc' | 'desc';

/** Only few vehicles are booked, so these are sorted and the others read from an index. */
export const listByNextBooking = (
  db: Db,
  filter: VehicleFilter,
  direction: Direction,
  { page, size }: PageRequest,
): Promise<OperatorVehicleRow[]> => {
  const asFarAs = (page + 1) * size + 1;
  const way = sql.raw(direction);
  const found = () => filterVehicles(db, filter);
  const booked = found()
    .innerJoin(sql<{ plate_key: string; slot_at: Temporal.Instant }>`booked`.as('booked'), (join) =>
      join.onRef('booked.plate_key', '=', 'vehicle.plate_key'),
    )
    .select([
      sql<number>`0`.as('part'),
      'booked.slot_at',
      sql<Temporal.Instant | null>`NULL`.as('created_at'),
    ])
    .orderBy('booked.slot_at', direction)
    .orderBy('vehicle.id', direction)
    .limit(asFarAs);
  const others = found()
    .where(sql<boolean>`vehicle.plate_key NOT IN (SELECT plate_key FROM booked)`)
    .select([sql<number>`1`.as('part'), sql<null>`NULL`.as('slot_at'), 'vehicle.created_at'])
    .orderBy('vehicle.created_at', 'desc')
    .orderBy('vehicle.id', 'desc')
    .limit(asFarAs);
  const order = sql`part, slot_at ${way}, created_at DESC, id ${way}`;
  const listed = sql<{ id: string; part: number; slot_at: Temporal.Instant; created_at: Temporal.Instant }>`(
    WITH booked AS MATERIALIZED (
      SELECT plate_key, min(slot_at) AS slot_at FROM booking WHERE status IN (${literals(activeStatuses)}) GROUP BY plate_key)
    SELECT * FROM ((${booked}) UNION ALL (${others})) AS both_parts
    ORDER BY ${order} LIMIT ${size + 1} OFFSET ${page * size})`;
  return selectOperatorVehicles(db)
    .innerJoin(listed.as('listed'), 'listed.id', 'vehicle.id')
    .orderBy('listed.part')
    .orderBy('listed.slot_at', direction)
    .orderBy('listed.created_at', 'desc')
    .orderBy('listed.id', direction)
    .execute();
};
