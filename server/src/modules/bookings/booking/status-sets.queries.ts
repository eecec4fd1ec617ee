import { activeStatuses, arrivedStatuses, expectedStatuses } from '#contract/bookings/booking-status.ts';
import { literals } from '../../../platform/db/literals.ts';

export const activeList = literals(activeStatuses);
/** At most one booking of a plate is in these statuses. */
export const confirmedList = literals([...expectedStatuses, ...arrivedStatuses]);
