import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import {
  driverOfAccount,
  driverOfBooking,
  driverShape,
  newDriverBody,
} from '../../../domain/booking/form/driver-values.ts';
import { requiredText } from '../../../ui/form/field-schemas.ts';
import { type DayWindow, toWire } from './windows.ts';

export const joinSchema = z.object({
  vehicleId: requiredText(),
  cargoType: requiredText(),
  ...driverShape,
  auto: z.boolean(),
  nightOffers: z.boolean(),
});

export type JoinValues = z.infer<typeof joinSchema>;

export type JoinDraft = {
  readonly values: JoinValues;
  readonly windows: readonly DayWindow[];
  readonly booking: Booking | undefined;
};

export type JoinStart = {
  /** Values typed into the form for bookings before. */
  readonly values?: Partial<JoinValues>;
  readonly day?: string;
  readonly slot?: Pick<TimeSlot, 'start' | 'end'>;
  /** A booking for which an earlier slot is wanted. */
  readonly booking?: Booking;
  readonly draft?: JoinDraft;
};

export const valuesOfBooking = (booking: Booking): Partial<JoinValues> => ({
  vehicleId: booking.vehicleId,
  cargoType: booking.cargoType,
  ...driverOfBooking(booking),
});

export const firstJoinValues = (
  profile: Profile,
  trucks: readonly Vehicle[],
  free: Vehicle | undefined,
  given: Partial<JoinValues> = {},
): JoinValues => {
  const wanted = trucks.find(({ id }) => id === given.vehicleId);
  return {
    ...driverOfAccount(profile),
    cargoType: '',
    auto: false,
    nightOffers: false,
    ...given,
    vehicleId: (wanted ?? free ?? trucks[0])?.id ?? '',
  };
};

export const joinBody = (
  values: JoinValues,
  windows: readonly DayWindow[],
  given: { readonly profile: Profile; readonly documents: readonly string[]; readonly timeZone: string },
) => ({
  vehicleId: values.vehicleId,
  cargoType: values.cargoType,
  windows: windows.map((one) => toWire(one, given.timeZone)),
  auto: values.auto,
  nightOffers: values.nightOffers,
  ...newDriverBody(values, given.profile),
  ...(given.documents.length > 0 && { documents: [...given.documents] }),
});
