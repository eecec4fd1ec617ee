import { defineEvent } from '../../../platform/events/events.ts';

type VehicleRef = { readonly vehicleId: string; readonly accountId: string; readonly plateKey: string };

/** The vehicle is about to be deleted. Listeners that know an active booking throw to refuse. */
export const vehicleDeleting = defineEvent<VehicleRef>('vehicle-deleting');

/** The vehicle is about to get another plate. Listeners that know an active booking throw to refuse. */
export const plateChanging = defineEvent<VehicleRef & { readonly toPlateKey: string }>('plate-changing');

/** From now on only this account can book for the plate. */
export const vehicleApproved = defineEvent<VehicleRef>('vehicle-approved');

/** Emitted when it has changed whether the plate is banned, or which account has it approved. */
export const plateMarked = defineEvent<{ readonly plateKey: string }>('plate-marked');

/** Listeners cancel the plate's coming bookings, and throw if these are not the ones that the operator was shown. */
export const plateBanned = defineEvent<{
  readonly plateKey: string;
  readonly accountId: string | null;
  readonly until: Temporal.Instant | null;
  readonly expectedBookings: readonly string[] | undefined;
}>('plate-banned');
