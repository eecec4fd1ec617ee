import { z } from 'zod';
import { captchaQuery, captchaToken } from '../captcha.ts';
import { bodyEchoing, id, language, orAbsent, version } from '../common.ts';
import { besideOtherFaults } from '../reasons.ts';
import { route } from '../route.ts';
import {
  code,
  confirmation,
  email,
  type IdentificationMethod,
  identificationMethods,
  newPerson,
  ownProfile,
  password,
  patronymic,
  personName,
  phoneNumber,
  profile,
  sessionInfo,
} from './accounts.ts';
import { factorConfirmation } from './factors.ts';

/** Checked on sign-in, so only the length is bounded; the rules for new passwords do not apply. */
const typedPassword = z.string().min(1).max(1024);
const username = z.string().trim().min(1).max(254);

const namesBy =
  (method: IdentificationMethod, field: 'phoneNumber' | 'email') =>
  (body: { identificationMethod?: unknown; phoneNumber?: unknown; email?: unknown }) =>
    body.identificationMethod !== method || body[field] !== undefined;

const required = { message: 'REQUIRED', ...besideOtherFaults };

const registration = z
  .strictObject({
    identificationMethod: z.enum(identificationMethods).default('PHONE_NUMBER'),
    phoneNumber: orAbsent(phoneNumber),
    email: orAbsent(email),
    password,
    ...newPerson,
    agreementAccepted: z.literal(true),
    captchaToken,
  })
  .refine(namesBy('PHONE_NUMBER', 'phoneNumber'), { path: ['phoneNumber'], ...required })
  .refine(namesBy('EMAIL', 'email'), { path: ['email'], ...required });

export const accountsRoutes = {
  login: route('POST /login-attempt', 'public', {
    summary: 'Signs in; the token comes in the Authorization header of the answer',
    takesApplicationType: true,
    signsInWith: 200,
    query: captchaQuery,
    body: z.strictObject({
      username,
      password: typedPassword,
      language: language.optional(),
      captchaToken,
    }),
    answers: {
      200: z.object({ userId: id }),
      202: z.object({ confirmation: z.union([factorConfirmation, confirmation]) }),
    },
  }),
  register: route('POST /users/registration', 'public', {
    summary: 'Opens an account; a code goes to the chosen identifier',
    idempotent: true,
    takesApplicationType: true,
    query: captchaQuery,
    body: registration,
    answers: { 201: z.object({ userId: id, confirmation }) },
  }),
  confirmCode: route('POST /confirmation-codes/{id}/confirm', 'public', {
    summary:
      'Confirms a code; signs in for AUTHORIZATION, LOGIN_ATTEMPT and, with a code of the authenticator app or a recovery code, TOTP and PASSKEY',
    signsInWith: 204,
    query: z.strictObject({ code, captchaToken }),
  }),
  resendCode: route('POST /confirmation-codes/{id}/resend', 'public', {
    summary: 'Sends a new code for the same confirmation',
  }),
  requestPasswordReset: route('POST /users/request_password_reset', 'public', {
    summary: 'Asks for a code with which a forgotten password can be replaced',
    query: captchaQuery,
    body: z.strictObject({
      confirmationBy: z.enum(identificationMethods).optional(),
      userName: username,
      language: language.optional(),
      captchaToken,
    }),
    answers: { 200: z.object({ userId: id, confirmation }) },
  }),
  resetPassword: route('POST /users/reset_password', 'public', {
    summary: 'Replaces a forgotten password; userId is the handle of the request',
    query: captchaQuery,
    body: z.strictObject({
      code,
      password,
      userId: id,
      /** Required when an operator opened the account for its owner; without it 400 on this field. */
      agreementAccepted: z.literal(true).optional(),
      captchaToken,
    }),
  }),
  logout: route('POST /logout', 'own-session', {
    summary: 'Ends this session',
  }),
  getCurrentUser: route('GET /users/current-user', 'own-session', {
    summary: 'The profile of the signed-in account',
    answers: { 200: ownProfile },
  }),
  putPersonalData: route('PUT /users/personal-data', 'signed-in', {
    summary: 'Changes names and the second step',
    idempotent: true,
    body: bodyEchoing(
      {
        firstName: personName.optional(),
        lastName: personName.optional(),
        patronymic: patronymic.nullable().optional(),
        secondStep: z.boolean().optional(),
        version: version.optional(),
      },
      profile,
    ),
    answers: { 200: profile },
  }),
  putPassword: route('PUT /users/password', 'signed-in', {
    summary: 'Changes the password; every other session ends',
    body: z.strictObject({ currentPassword: typedPassword, newPassword: password }),
  }),
  checkPassword: route('POST /users/password-check', 'enrolling', {
    summary:
      'The password again, before what asks for it (403 PASSWORD_REQUIRED); the fifth wrong one ends the session',
    query: captchaQuery,
    body: z.strictObject({ password: typedPassword, captchaToken }),
  }),
  putMail: route('PUT /users/mail', 'signed-in', {
    summary: 'Asks to change the e-mail address; the code goes to the new one',
    query: z.strictObject({ mail: email }),
    answers: { 200: z.object({ confirmation }) },
  }),
  confirmMail: route('POST /users/change-mail-verification', 'signed-in', {
    summary: 'Confirms the new e-mail address',
    query: z.strictObject({ code }),
  }),
  putPhone: route('PUT /users/phone', 'signed-in', {
    summary: 'Asks to change the phone number; the code goes to the new one',
    bodyType: 'form',
    body: z.strictObject({ mobileNumber: phoneNumber }),
    answers: { 200: z.object({ confirmation }) },
  }),
  confirmPhone: route('POST /users/change-phone-verification', 'signed-in', {
    summary: 'Confirms the new phone number',
    query: z.strictObject({ code }),
  }),
  putLanguage: route('PUT /users/language', 'enrolling', {
    summary: 'The language of messages and errors',
    query: z.strictObject({ language }),
  }),
  listSessions: route('GET /users/sessions', 'enrolling', {
    summary: 'Where this account is signed in',
    answers: { 200: z.array(sessionInfo) },
  }),
  deleteSession: route('DELETE /users/sessions/{id}', 'enrolling', {
    summary: 'Ends one session of this account',
  }),
  deleteOtherSessions: route('DELETE /users/sessions', 'enrolling', {
    summary: 'Ends every session of this account but this one',
  }),
  getCaptchaChallenge: route('GET /captcha/challenge', 'public', {
    summary: 'A proof-of-work challenge (ALTCHA)',
    answers: { 200: z.looseObject({}) },
  }),
} as const;
