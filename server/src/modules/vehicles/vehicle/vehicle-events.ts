import { defineEvent } from '../../../platform/events/events.ts';

type VehicleRef = { readonly vehicleId: string; readonly accountId: string; readonly plateKey: string };

/** About to be deleted. Listeners with an active booking throw to refuse. */
export const vehicleDeleting = defineEvent<VehicleRef>('vehicle-deleting');

/** About to get another plate. Listeners with an active booking throw to refuse. */
export const plateChanging = defineEvent<VehicleRef & { readonly toPlateKey: string }>('plate-changing');

/** From now on the plate belongs to this account for booking. */
export const vehicleApproved = defineEvent<VehicleRef>('vehicle-approved');

/** Whether the plate is banned, or whose it is, has changed. */
export const plateMarked = defineEvent<{ readonly plateKey: string }>('plate-marked');

/** Ends coming bookings. Refused if they differ from those that the operator was shown. */
export const plateBanned = defineEvent<{
  readonly plateKey: string;
  readonly accountId: string | null;
  readonly until: Temporal.Instant | null;
  readonly expectedBookings: readonly string[] | undefined;
}>('plate-banned');
