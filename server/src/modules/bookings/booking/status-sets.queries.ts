import { type RawBuilder, sql } from 'kysely';
import {
  activeStatuses,
  arrivedStatuses,
  type BookingStatus,
  expectedStatuses,
} from '#contract/bookings/booking-status.ts';

/** Literals, not parameters, so that the planner can use the partial indexes over these statuses. */
export const listOf = (statuses: readonly BookingStatus[]): RawBuilder<unknown> =>
  sql.join(statuses.map((status) => sql.lit(status)));

export const activeList = listOf(activeStatuses);
/** At most one booking of a plate is in these statuses. */
export const confirmedList = listOf([...expectedStatuses, ...arrivedStatuses]);
