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

export const driverBody = (values: DriverValues) => ({
  firstNameOfDriver: values.firstName,
  lastNameOfDriver: values.lastName,
  patronymicOfDriver: values.patronymic || null,
  phoneNumber: values.phoneNumber,
  email: values.email || null,
});
