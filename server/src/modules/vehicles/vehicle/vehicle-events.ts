import { defineEvent } from '../../../platform/events/events.ts';

type VehicleRef = { readonly vehicleId: string; readonly accountId: string; readonly plateKey: string };

/** The vehicle is about to go. An active booking refuses by throwing. */
export const vehicleDeleting = defineEvent<VehicleRef>('vehicle-deleting');

/** The vehicle is about to have another plate. An active booking refuses by throwing. */
export const plateChanging = defineEvent<VehicleRef & { readonly toPlateKey: string }>('plate-changing');

/** From now on the plate is this account's to book. */
export const vehicleApproved = defineEvent<VehicleRef>('vehicle-approved');

/**
 * Coming bookings of the plate end: in every account, or in `accountId` alone. When they are not `expectedBookings`,
 * the ban is refused: an operator was shown others.
 */
export const plateBanned = defineEvent<{
  readonly plateKey: string;
  readonly accountId: string | null;
  readonly until: Temporal.Instant | null;
  readonly expectedBookings: readonly string[] | undefined;
}>('plate-banned');
