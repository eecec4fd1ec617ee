import { z } from 'zod';
import {
  accountStatuses,
  code,
  confirmation,
  email,
  type IdentificationMethod,
  identificationMethods,
  password,
  patronymic,
  personName,
  phoneNumber,
  profile,
  sessionInfo,
} from './accounts.ts';
import { bodyEchoing, id, language, paged, pageQuery, version } from './common.ts';
import { route } from './route.ts';

const username = z.string().trim().min(1).max(254);
const captchaToken = z.string().max(4096);
/** Refused fields of a signed-out form are few: what is typed, and the captcha when it is asked for. */
const captchaQuery = z.strictObject({ captchaToken: captchaToken.optional() });

const namesBy =
  (method: IdentificationMethod, field: 'phoneNumber' | 'email') =>
  (body: { identificationMethod?: unknown; phoneNumber?: unknown; email?: unknown }) =>
    body.identificationMethod !== method || body[field] !== undefined;

/** Said together with whatever else is wrong, so that a form learns all of it at once. */
const requiredBesidesOthers = {
  message: 'REQUIRED',
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

const registration = z
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
    captchaToken: captchaToken.optional(),
  })
  .refine(namesBy('PHONE_NUMBER', 'phoneNumber'), { path: ['phoneNumber'], ...requiredBesidesOthers })
  .refine(namesBy('EMAIL', 'email'), { path: ['email'], ...requiredBesidesOthers });

export const accountsRoutes = {
  login: route({
    method: 'POST',
    path: '/login-attempt',
    access: 'public',
    summary: 'Signs in; the token comes in the Authorization header of the answer',
    takesApplicationType: true,
    signsInWith: 200,
    query: captchaQuery,
    body: z.strictObject({
      username,
      password: z.string().min(1).max(1024),
      language: language.optional(),
      captchaToken: captchaToken.optional(),
    }),
    answers: { 200: z.object({ userId: id }), 202: z.object({ confirmation }) },
  }),
  register: route({
    method: 'POST',
    path: '/users/registration',
    access: 'public',
    summary: 'Opens an account; a code goes to the chosen identifier',
    idempotent: true,
    takesApplicationType: true,
    query: captchaQuery,
    body: registration,
    answers: { 201: z.object({ userId: id, confirmation }) },
  }),
  confirmCode: route({
    method: 'POST',
    path: '/confirmation-codes/{id}/confirm',
    access: 'public',
    summary: 'Confirms a code; signs in for AUTHORIZATION and LOGIN_ATTEMPT',
    signsInWith: 204,
    params: z.strictObject({ id }),
    query: z.strictObject({ code }),
    answers: { 204: null },
  }),
  resendCode: route({
    method: 'POST',
    path: '/confirmation-codes/{id}/resend',
    access: 'public',
    summary: 'Sends a new code for the same confirmation',
    params: z.strictObject({ id }),
    answers: { 204: null },
  }),
  requestPasswordReset: route({
    method: 'POST',
    path: '/users/request_password_reset',
    access: 'public',
    summary: 'Asks for a code with which a forgotten password can be replaced',
    query: captchaQuery,
    body: z.strictObject({
      confirmationBy: z.enum(identificationMethods).optional(),
      userName: username,
      language: language.optional(),
      captchaToken: captchaToken.optional(),
    }),
    answers: { 200: z.object({ userId: id, confirmation }) },
  }),
  resetPassword: route({
    method: 'POST',
    path: '/users/reset_password',
    access: 'public',
    summary: 'Replaces a forgotten password; userId is the handle of the request',
    body: z.strictObject({ code, password, userId: id }),
    answers: { 204: null },
  }),
  logout: route({
    method: 'POST',
    path: '/logout',
    access: 'signed-in',
    summary: 'Ends this session',
    answers: { 204: null },
  }),
  getCurrentUser: route({
    method: 'GET',
    path: '/users/current-user',
    access: 'signed-in',
    summary: 'The profile of the signed-in account',
    answers: { 200: profile },
  }),
  putPersonalData: route({
    method: 'PUT',
    path: '/users/personal-data',
    access: 'signed-in',
    summary: 'Changes names and the second step',
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
  putPassword: route({
    method: 'PUT',
    path: '/users/password',
    access: 'signed-in',
    summary: 'Changes the password; every other session ends',
    body: z.strictObject({ currentPassword: z.string().min(1).max(1024), newPassword: password }),
    answers: { 204: null },
  }),
  putMail: route({
    method: 'PUT',
    path: '/users/mail',
    access: 'signed-in',
    summary: 'Asks to change the e-mail address; the code goes to the new one',
    query: z.strictObject({ mail: email }),
    answers: { 200: z.object({ confirmation }) },
  }),
  confirmMail: route({
    method: 'POST',
    path: '/users/change-mail-verification',
    access: 'signed-in',
    summary: 'Confirms the new e-mail address',
    query: z.strictObject({ code }),
    answers: { 204: null },
  }),
  putPhone: route({
    method: 'PUT',
    path: '/users/phone',
    access: 'signed-in',
    summary: 'Asks to change the phone number; the code goes to the new one',
    bodyType: 'form',
    body: z.strictObject({ mobileNumber: phoneNumber }),
    answers: { 200: z.object({ confirmation }) },
  }),
  confirmPhone: route({
    method: 'POST',
    path: '/users/change-phone-verification',
    access: 'signed-in',
    summary: 'Confirms the new phone number',
    query: z.strictObject({ code }),
    answers: { 204: null },
  }),
  putLanguage: route({
    method: 'PUT',
    path: '/users/language',
    access: 'signed-in',
    summary: 'The language of messages and errors',
    query: z.strictObject({ language }),
    answers: { 204: null },
  }),
  listSessions: route({
    method: 'GET',
    path: '/users/sessions',
    access: 'signed-in',
    summary: 'Where this account is signed in',
    answers: { 200: z.array(sessionInfo) },
  }),
  deleteSession: route({
    method: 'DELETE',
    path: '/users/sessions/{id}',
    access: 'signed-in',
    summary: 'Ends one session of this account',
    params: z.strictObject({ id }),
    answers: { 204: null },
  }),
  deleteOtherSessions: route({
    method: 'DELETE',
    path: '/users/sessions',
    access: 'signed-in',
    summary: 'Ends every session of this account but this one',
    answers: { 204: null },
  }),
  getCaptchaChallenge: route({
    method: 'GET',
    path: '/captcha/challenge',
    access: 'public',
    summary: 'A proof-of-work challenge (ALTCHA)',
    answers: { 200: z.looseObject({}) },
  }),
  listUsers: route({
    method: 'GET',
    path: '/users',
    access: 'admin',
    summary: 'Accounts by part of phone, e-mail or name',
    query: z.strictObject({ query: z.string().trim().max(100).optional(), ...pageQuery() }),
    answers: { 200: paged(profile) },
  }),
  getUser: route({
    method: 'GET',
    path: '/users/{id}',
    access: 'admin',
    summary: 'One account',
    params: z.strictObject({ id }),
    answers: { 200: profile },
  }),
  putUserStatus: route({
    method: 'PUT',
    path: '/users/{id}/status',
    access: 'admin',
    summary: 'Blocks an account or lets it in again',
    params: z.strictObject({ id }),
    query: z.strictObject({ status: z.enum(accountStatuses).exclude(['NEED_VERIFICATION_PHONE']) }),
    answers: { 200: profile },
  }),
} as const;
