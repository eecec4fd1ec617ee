import type { Booking } from '#contract/bookings/bookings.ts';
import type { SeenTruck } from '../../../domain/queue/acts/queue-calls.ts';

/** Acts carry the version that the operator saw, so that the server refuses them if the booking has changed since. */
export const seenBooking = ({ id, version, vehicleRegistrationPlate }: Booking): SeenTruck => ({
  id,
  version,
  plate: vehicleRegistrationPlate,
});
