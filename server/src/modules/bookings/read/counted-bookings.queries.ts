import { sql } from 'kysely';

/** Shared by reports and lists, so that a list shows exactly what a figure counts. */
export const countedAs = {
  /** Was valid when its slot began, or had arrived. */
  booked: sql<boolean>`(status <> 'CANCELED' OR arrived_at IS NOT NULL OR canceled_at >= slot_at)`,
  noShows: sql<boolean>`cancellation_code = 'NO_SHOW'`,
  byDriver: sql<boolean>`cancellation_code = 'DRIVER'`,
  byOperator: sql<boolean>`cancellation_code = 'ADMIN'`,
  bySystem: sql<boolean>`cancellation_code IN ('BANNED', 'PLATE_CLAIMED', 'NOT_RECONFIRMED')`,
};

export const endedEarly = sql<boolean>`confirmed_at IS NOT NULL AND (${sql.join(
  [countedAs.noShows, countedAs.byDriver, countedAs.byOperator, countedAs.bySystem],
  sql` OR `,
)})`;

export const calledBetween = (from: Temporal.Instant | undefined, to: Temporal.Instant | undefined) =>
  sql<boolean>`booking.id IN (SELECT booking_id FROM queue_place
    WHERE first_called_at IS NOT NULL
      AND (${from}::timestamptz IS NULL OR first_called_at >= ${from}::timestamptz)
      AND (${to}::timestamptz IS NULL OR first_called_at < ${to}::timestamptz))`;
