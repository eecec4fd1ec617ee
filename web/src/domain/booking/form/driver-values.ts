import * as z from 'zod/mini';
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

export type DriverValues = {
  lastName: string;
  firstName: string;
  patronymic: string;
  phoneNumber: string;
  email: string;
};

/** An empty text is sent as null if it deletes a previous value, and omitted otherwise. */
const given = <Name extends string>(name: Name, text: string, before: string | null | undefined) =>
  (text || before ? { [name]: text || null } : {}) as { readonly [N in Name]?: string | null };

/** `before`: the booking's current values, or the account's defaults. */
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
