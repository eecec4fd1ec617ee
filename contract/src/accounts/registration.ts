import { z } from 'zod';
import { captchaToken } from '../captcha.ts';
import { language } from '../common.ts';
import {
  email,
  type IdentificationMethod,
  identificationMethods,
  password,
  patronymic,
  personName,
  phoneNumber,
} from './accounts.ts';

const namesBy =
  (method: IdentificationMethod, field: 'phoneNumber' | 'email') =>
  (body: { identificationMethod?: unknown; phoneNumber?: unknown; email?: unknown }) =>
    body.identificationMethod !== method || body[field] !== undefined;

/** Makes zod run this refinement although other fields failed, so that the form gets all errors at once. */
const requiredBesidesOthers = {
  message: 'REQUIRED',
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

export const registration = z
  .strictObject({
    identificationMethod: z.enum(identificationMethods).default('PHONE_NUMBER'),
    phoneNumber: phoneNumber.optional(),
    email: email.optional(),
    password,
    firstName: personName,
    lastName: personName,
    patronymic: patronymic.optional(),
    language: language.default('RU'),
    agreementAccepted: z.literal(true),
    captchaToken,
  })
  .refine(namesBy('PHONE_NUMBER', 'phoneNumber'), { path: ['phoneNumber'], ...requiredBesidesOthers })
  .refine(namesBy('EMAIL', 'email'), { path: ['email'], ...requiredBesidesOthers });
