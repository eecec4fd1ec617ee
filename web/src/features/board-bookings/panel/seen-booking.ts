import type { Booking } from '#contract/bookings/bookings.ts';
import type { SeenTruck } from '../../../domain/queue/acts/queue-calls.ts';

/** What an act is sent with: whatever was changed since the panel showed it, the act does not come on top of it. */
export const seenBooking = ({ id, version, vehicleRegistrationPlate }: Booking): SeenTruck => ({
  id,
  version,
  plate: vehicleRegistrationPlate,
});
