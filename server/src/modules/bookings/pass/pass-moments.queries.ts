import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type PassMoments = {
  /** When the booking got its current slot. */
  readonly placedAt: Temporal.Instant | undefined;
  /** When the content of its pass last changed. */
  readonly madeAt: Temporal.Instant | undefined;
};

export const listPassMoments = async (
  db: Db,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, PassMoments>> => {
  const isPlaced = sql<boolean>`after ? 'dateBooked'`;
  const rows = await db
    .selectFrom('booking_event')
    .select([
      'booking_id',
      sql<Temporal.Instant | null>`max(event_at) FILTER (WHERE ${isPlaced})`.as('placed_at'),
    ])
    .select((eb) => eb.fn.max('event_at').as('made_at'))
    .where('booking_id', 'in', bookingIds)
    .where(sql<boolean>`(${isPlaced} OR after ? 'plate' OR type = 'PASS_RENEWED')`)
    .groupBy('booking_id')
    .execute();
  return new Map(
    rows.map(({ booking_id, placed_at, made_at }) => [
      booking_id,
      { placedAt: placed_at ?? undefined, madeAt: made_at },
    ]),
  );
};
