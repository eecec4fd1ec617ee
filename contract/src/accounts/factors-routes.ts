import { z } from 'zod';
import { captchaQuery, captchaToken } from '../captcha.ts';
import { route } from '../route.ts';
import { code } from './accounts.ts';
import {
  addedFactor,
  assertion,
  attestation,
  creationOptions,
  factorConfirmation,
  factorList,
  passkeyName,
  recoveryCodes,
} from './factors.ts';

export const factorsRoutes = {
  confirmPasskey: route('POST /confirmation-codes/{id}/passkey', 'public', {
    summary:
      'Proves a passkey for a confirmation that takes one; signs in, unless a session asked to be checked',
    signsInWith: 204,
    query: captchaQuery,
    body: z.strictObject({ response: assertion, captchaToken }),
  }),
  checkFactor: route('POST /users/factor-check', 'enrolling', {
    summary:
      'A factor again, before what asks for it (403 FACTOR_CHECK_REQUIRED); proved by the routes of confirmation codes',
    answers: { 200: z.object({ confirmation: factorConfirmation }) },
  }),
  listFactors: route('GET /users/factors', 'enrolling', {
    summary: 'The second factors of this account',
    answers: { 200: factorList },
  }),
  startTotp: route('POST /users/factors/totp', 'enrolling', {
    summary: 'A secret for an authenticator app, to be confirmed with its first code',
    answers: { 200: z.object({ secret: z.string(), uri: z.string() }) },
  }),
  addTotp: route('POST /users/factors/totp/confirm', 'enrolling', {
    summary: 'Adds the authenticator app, in place of the one before',
    body: z.strictObject({ code }),
    answers: { 201: addedFactor },
  }),
  startPasskey: route('POST /users/factors/passkey/options', 'enrolling', {
    summary: 'What the browser needs to make a passkey',
    answers: { 200: creationOptions },
  }),
  addPasskey: route('POST /users/factors/passkey', 'enrolling', {
    summary: 'Adds the passkey that the browser has made',
    body: z.strictObject({ name: passkeyName, response: attestation }),
    answers: { 201: addedFactor },
  }),
  renewRecoveryCodes: route('POST /users/factors/recovery-codes', 'enrolling', {
    summary: 'Ten new recovery codes; those before end',
    answers: { 200: z.object({ recoveryCodes }) },
  }),
  deleteFactor: route('DELETE /users/factors/{id}', 'enrolling', {
    summary: 'Removes a factor; sessions that were opened with it end, but this one',
  }),
} as const;
