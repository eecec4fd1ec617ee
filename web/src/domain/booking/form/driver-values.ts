import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { readablePhone } from '../../../ui/fields/phone-number.ts';
import { says } from '../../../ui/form/field-message.ts';
import { optionalText, phoneNumber, requiredText } from '../../../ui/form/field-schemas.ts';

export const optionalEmail = () =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || z.regexes.email.test(text), says('validation.email')),
  );

export const driverShape = {
  lastName: requiredText(100),
  firstName: requiredText(100),
  patronymic: optionalText(100),
  phoneNumber: phoneNumber(),
  email: optionalEmail(),
};

export type DriverValues = Record<keyof typeof driverShape, string>;

export const driverOfAccount = ({ phone, email, ...name }: Profile): DriverValues => ({
  lastName: name.lastName,
  firstName: name.firstName,
  patronymic: name.patronymic ?? '',
  phoneNumber: readablePhone(phone?.value ?? '', currentLanguage()),
  email: email?.value ?? '',
});

export const driverOfBooking = (booking: Booking): DriverValues => ({
  lastName: booking.lastNameOfDriver,
  firstName: booking.firstNameOfDriver,
  patronymic: booking.patronymicOfDriver ?? '',
  phoneNumber: readablePhone(booking.phoneNumber ?? '', currentLanguage()),
  email: booking.email ?? '',
});

/** An empty text is sent as null if it deletes a previous value, and omitted otherwise. */
const given = <Name extends string>(name: Name, text: string, before: string | null | undefined) =>
  (text || before ? { [name]: text || null } : {}) as { readonly [N in Name]?: string | null };

/** `before` has the booking's present values, or the account's. */
export const driverBody = (
  values: DriverValues,
  before: { readonly patronymic?: string | null; readonly email?: string | null } = {},
) => ({
  firstNameOfDriver: values.firstName,
  lastNameOfDriver: values.lastName,
  ...given('patronymicOfDriver', values.patronymic, before.patronymic),
  phoneNumber: values.phoneNumber,
  ...given('email', values.email, before.email),
});

/** For a new booking, application or entry, whose messages are in the language of the screen. */
export const newDriverBody = (values: DriverValues, { email }: Profile) => ({
  ...driverBody(values, { email: email?.value ?? null }),
  language: currentLanguage(),
});
