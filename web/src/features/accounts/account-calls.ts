import type { Confirmation } from '#contract/accounts/accounts.ts';
import { call } from '../../lib/api.ts';
import { withCaptcha } from '../../lib/captcha/captcha.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { createKeyMaker } from '../../lib/idempotency-key.ts';
import { methodOf, toUsername } from './username.ts';

const optional = (captchaToken: string | undefined) => (captchaToken === undefined ? {} : { captchaToken });

type Credentials = { readonly username: string; readonly password: string };

/** Sent when a sign-in opens another kind of session than the application's usual one. */
export type SessionKind = 'terminal';

export const requestSignIn = (
  { username, password }: Credentials,
  kind?: SessionKind,
  captchaToken?: string,
) => {
  const language = currentLanguage();
  return call('POST /login-attempt', {
    anonymous: true,
    expect: [200, 202],
    ...(kind && { headers: { 'Application-Type': kind } }),
    body: { username: toUsername(username, language), password, language, ...optional(captchaToken) },
  });
};

type Registration = {
  readonly identifier: { readonly phoneNumber: string } | { readonly email: string };
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly patronymic: string;
};

const registrationKeys = createKeyMaker();

export const requestRegistration = async (registration: Registration, captchaToken?: string) => {
  const { identifier, patronymic, ...rest } = registration;
  const body = {
    identificationMethod: 'email' in identifier ? 'EMAIL' : 'PHONE_NUMBER',
    ...identifier,
    ...rest,
    ...(patronymic && { patronymic }),
    language: currentLanguage(),
    agreementAccepted: true,
    ...optional(captchaToken),
  } as const;
  const answer = await call('POST /users/registration', {
    anonymous: true,
    expect: 201,
    body,
    headers: { 'Idempotency-Key': registrationKeys.keyFor(body) },
  });
  registrationKeys.forget();
  return answer;
};

export const requestPasswordReset = (typed: string, captchaToken?: string) => {
  const language = currentLanguage();
  const userName = toUsername(typed, language);
  return call('POST /users/request_password_reset', {
    anonymous: true,
    expect: 200,
    body: { confirmationBy: methodOf(userName), userName, language, ...optional(captchaToken) },
  });
};

type PasswordReset = {
  readonly code: string;
  readonly password: string;
  readonly userId: string;
  /** For an account opened by an operator, whose owner has not accepted the agreement yet. */
  readonly agreementAccepted?: true;
};

export const resetPassword = (reset: PasswordReset) =>
  withCaptcha((captchaToken) =>
    call('POST /users/reset_password', {
      anonymous: true,
      expect: 204,
      body: { ...reset, ...optional(captchaToken) },
    }),
  );

/** Confirms a sign-in or registration code; the response carries the session. */
export const confirmSignInCode = ({ id }: Confirmation, code: string, signal: AbortSignal) =>
  withCaptcha((captchaToken) =>
    call('POST /confirmation-codes/{id}/confirm', {
      anonymous: true,
      expect: 204,
      params: { id },
      query: { code, ...optional(captchaToken) },
      signal,
    }),
  );
