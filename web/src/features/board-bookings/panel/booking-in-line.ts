import type { Booking } from '#contract/bookings/bookings.ts';
import type { SeenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import { useLine } from '../../../domain/queue/use-queue.ts';

/** Acts carry the version that the operator saw, so that the server refuses them if the booking has changed since. */
export const seenBooking = ({ id, version, vehicleRegistrationPlate }: Booking): SeenTruck => ({
  id,
  version,
  plate: vehicleRegistrationPlate,
});

export const useLineRow = (id: string) => {
  const { called, waiting, isLive } = useLine();
  return {
    row: [...called, ...waiting].find((row) => row.id === id),
    isHead: isLive && waiting[0]?.id === id,
    isLive,
  };
};
