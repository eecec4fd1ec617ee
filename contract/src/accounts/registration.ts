import { z } from 'zod';
import { captchaToken } from '../captcha.ts';
import { besideOtherFaults } from '../reasons.ts';
import {
  email,
  type IdentificationMethod,
  identificationMethods,
  newPerson,
  password,
  phoneNumber,
} from './accounts.ts';

const namesBy =
  (method: IdentificationMethod, field: 'phoneNumber' | 'email') =>
  (body: { identificationMethod?: unknown; phoneNumber?: unknown; email?: unknown }) =>
    body.identificationMethod !== method || body[field] !== undefined;

const required = { message: 'REQUIRED', ...besideOtherFaults };

export const registration = z
  .strictObject({
    identificationMethod: z.enum(identificationMethods).default('PHONE_NUMBER'),
    phoneNumber: phoneNumber.optional(),
    email: email.optional(),
    password,
    ...newPerson,
    agreementAccepted: z.literal(true),
    captchaToken,
  })
  .refine(namesBy('PHONE_NUMBER', 'phoneNumber'), { path: ['phoneNumber'], ...required })
  .refine(namesBy('EMAIL', 'email'), { path: ['email'], ...required });
