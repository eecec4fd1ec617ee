import { sql } from 'kysely';

/** How reports count a confirmed booking, so that a list can show exactly those that a figure stands for. */
export const countedAs = {
  /** It had its place when the slot began, or had come by then. */
  booked: sql<boolean>`(status <> 'CANCELED' OR arrived_at IS NOT NULL OR canceled_at >= slot_at)`,
  noShows: sql<boolean>`cancellation_code = 'NO_SHOW'`,
  byDriver: sql<boolean>`cancellation_code = 'DRIVER'`,
  byOperator: sql<boolean>`cancellation_code = 'ADMIN'`,
  bySystem: sql<boolean>`cancellation_code IN ('BANNED', 'PLATE_CLAIMED')`,
};

/** Who did not come or was canceled. */
export const endedEarly = sql<boolean>`confirmed_at IS NOT NULL AND (${sql.join(
  [countedAs.noShows, countedAs.byDriver, countedAs.byOperator, countedAs.bySystem],
  sql` OR `,
)})`;

/** Whose first call was made in a stretch of time. */
export const calledBetween = (from: Temporal.Instant | undefined, to: Temporal.Instant | undefined) =>
  sql<boolean>`booking.id IN (SELECT booking_id FROM queue_place
    WHERE first_called_at IS NOT NULL
      AND (${from}::timestamptz IS NULL OR first_called_at >= ${from}::timestamptz)
      AND (${to}::timestamptz IS NULL OR first_called_at < ${to}::timestamptz))`;
