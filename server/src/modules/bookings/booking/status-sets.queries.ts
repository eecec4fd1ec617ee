import { type RawBuilder, sql } from 'kysely';
import {
  activeStatuses,
  arrivedStatuses,
  type BookingStatus,
  expectedStatuses,
} from '#contract/bookings/booking-status.ts';

/** Written into the text of a statement, not sent as values: so the partial indexes over these statuses serve it. */
export const listOf = (statuses: readonly BookingStatus[]): RawBuilder<unknown> =>
  sql.join(statuses.map((status) => sql.lit(status)));

export const activeList = listOf(activeStatuses);
/** Its code has come: nobody else can have the plate confirmed. */
export const confirmedList = listOf([...expectedStatuses, ...arrivedStatuses]);
