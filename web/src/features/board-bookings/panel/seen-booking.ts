import type { Booking } from '#contract/bookings/bookings.ts';
import type { SeenTruck } from '../../../domain/queue/acts/queue-calls.ts';

/** Actions carry the version the operator saw, so the server refuses them if the booking changed since. */
export const seenBooking = ({ id, version, vehicleRegistrationPlate }: Booking): SeenTruck => ({
  id,
  version,
  plate: vehicleRegistrationPlate,
});
