import { call } from '../../lib/api.ts';
import { type Captcha, withCaptcha } from '../../lib/captcha/captcha.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { createKeyMaker } from '../../lib/idempotency-key.ts';
import { methodOf, toUsername } from './username.ts';

type Credentials = { readonly username: string; readonly password: string };

/** Sent when a sign-in opens another kind of session than the application's usual one. */
export type SessionKind = 'terminal';

export const requestSignIn = (
  { username, password }: Credentials,
  kind: SessionKind | undefined,
  captcha: Captcha,
) => {
  const language = currentLanguage();
  return call('POST /login-attempt', {
    anonymous: true,
    expect: [200, 202],
    ...(kind && { headers: { 'Application-Type': kind } }),
    body: { username: toUsername(username, language), password, language, ...captcha },
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

export const requestRegistration = async (registration: Registration, captcha: Captcha) => {
  const { identifier, patronymic, ...rest } = registration;
  const body = {
    identificationMethod: 'email' in identifier ? 'EMAIL' : 'PHONE_NUMBER',
    ...identifier,
    ...rest,
    ...(patronymic && { patronymic }),
    language: currentLanguage(),
    agreementAccepted: true,
    ...captcha,
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

export const requestPasswordReset = (typed: string, captcha: Captcha) => {
  const language = currentLanguage();
  const userName = toUsername(typed, language);
  return call('POST /users/request_password_reset', {
    anonymous: true,
    expect: 200,
    body: { confirmationBy: methodOf(userName), userName, language, ...captcha },
  });
};

type PasswordReset = {
  readonly code: string;
  readonly password: string;
  readonly userId: string;
  /** Set if an operator opened the account and its owner has only now accepted the agreement. */
  readonly agreementAccepted?: true;
};

export const resetPassword = (reset: PasswordReset) =>
  withCaptcha((captcha) =>
    call('POST /users/reset_password', {
      anonymous: true,
      expect: 204,
      body: { ...reset, ...captcha },
    }),
  );
