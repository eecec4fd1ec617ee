import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Batch } from '../../../platform/sheets/in-batches.ts';
import type { foundBookings } from '../../bookings/read/list-bookings.ts';
import { bookingFacts, bookingMoments } from './booking-cells.ts';

export type LastBooking = { readonly slotAt: Temporal.Instant; readonly id: string };

/** Bookings as JSON text, which this thread passes on without parsing. */
type BatchOfBookings = Batch<string, LastBooking> & {
  /** Ids of bookings whose hold has expired but was not ended yet. */
  readonly overdue: readonly string[];
};

export type SortedBookings = {
  readonly found: ReturnType<typeof foundBookings>;
  readonly comparison: '>' | '<';
};

const moments = Object.values(bookingMoments);

const values = sql.join([
  ...bookingFacts.map((fact) => sql.ref(fact)),
  ...moments.map((moment) => sql`floor(extract(epoch FROM ${sql.ref(moment)}))::bigint`),
]);

export const readBatchOfBookings = async (
  db: Db,
  { found, comparison }: SortedBookings,
  part: { readonly size: number; readonly after: LastBooking | undefined; readonly now: Temporal.Instant },
): Promise<BatchOfBookings> => {
  const { size, after, now } = part;
  const { slotAt, id } = after ?? {};
  const bookings = found
    .clearSelect()
    .select(['id', 'hold_until', ...bookingFacts, ...moments])
    .$if(after !== undefined, (all) =>
      all.where(sql<boolean>`(slot_at, id) ${sql.raw(comparison)} (${slotAt}, ${id})`),
    )
    .limit(size);
  const { lastSlot, lastId, ...batch } = await db
    .selectFrom(bookings.as('booking'))
    .select([
      sql<string>`coalesce(json_agg(json_build_array(${values})), '[]')::text`.as('content'),
      sql<number>`count(*)::int`.as('count'),
      sql<Temporal.Instant | null>`(array_agg(slot_at))[count(*)]`.as('lastSlot'),
      sql<string | null>`(array_agg(id))[count(*)]`.as('lastId'),
      sql<string[]>`coalesce(array_agg(id) FILTER (WHERE hold_until <= ${now}), '{}')`.as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  const last = lastSlot && lastId ? { slotAt: lastSlot, id: lastId } : undefined;
  return { ...batch, last };
};
