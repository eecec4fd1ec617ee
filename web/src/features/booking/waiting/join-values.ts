import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { driverBody, driverShape } from '../../../domain/booking/form/driver-values.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { readablePhone } from '../../../ui/fields/phone-number.ts';
import { requiredText } from '../../../ui/form/field-schemas.ts';
import { firstValues } from '../new/booking-values.ts';
import { type DayWindow, toWire } from './windows.ts';

export const joinSchema = z.object({
  vehicleId: requiredText(),
  cargoType: requiredText(),
  ...driverShape,
  auto: z.boolean(),
  nightOffers: z.boolean(),
});

export type JoinValues = z.infer<typeof joinSchema>;

/** Half filled in. */
export type JoinDraft = {
  readonly values: JoinValues;
  readonly windows: readonly DayWindow[];
  readonly booking: Booking | undefined;
};

/** What the form begins with. */
export type JoinStart = {
  /** As typed into the booking form. */
  readonly values?: Partial<JoinValues>;
  /** What is full. */
  readonly day?: string;
  readonly slot?: Pick<TimeSlot, 'start' | 'end'>;
  /** An earlier slot is looked for. */
  readonly booking?: Booking;
  readonly draft?: JoinDraft;
};

export const valuesOfBooking = (booking: Booking): Partial<JoinValues> => ({
  vehicleId: booking.vehicleId,
  cargoType: booking.cargoType,
  lastName: booking.lastNameOfDriver,
  firstName: booking.firstNameOfDriver,
  patronymic: booking.patronymicOfDriver ?? '',
  phoneNumber: readablePhone(booking.phoneNumber ?? '', currentLanguage()),
  email: booking.email ?? '',
});

export const firstJoinValues = (
  profile: Profile,
  trucks: readonly Vehicle[],
  free: Vehicle | undefined,
  given: Partial<JoinValues> = {},
): JoinValues => {
  const { lastName, firstName, patronymic, phoneNumber, email } = firstValues(profile, []);
  const wanted = trucks.find(({ id }) => id === given.vehicleId);
  return {
    ...{ lastName, firstName, patronymic, phoneNumber, email },
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
  ...driverBody(values, { email: given.profile.email?.value ?? null }),
  language: currentLanguage(),
  ...(given.documents.length > 0 && { documents: [...given.documents] }),
});
