import { stepAt, totpOf } from '../../modules/accounts/factors/totp.ts';
import type { TestApp } from '../test-app.ts';
import { fromBase32 } from './base32.ts';
import { call } from './call-api.ts';
import { testPassword } from './test-accounts.ts';
import { type Authenticator, createAuthenticator } from './test-authenticator.ts';

/** The code that the app shows `later` steps of 30 seconds from now. */
export const totpNow = (app: TestApp, secret: string, later = 0): string =>
  totpOf(fromBase32(secret), stepAt(app.clock.now()) + later);

type Enrolled = { readonly id: string; readonly recoveryCodes: readonly string[] };

/** Advances the clock, because the code that confirmed the factor cannot be used again. */
export const enrolTotp = async (
  app: TestApp,
  token: string,
): Promise<Enrolled & { readonly secret: string }> => {
  const { secret } = (await call(app, 'POST /users/factors/totp', { token })).json();
  const json = { code: totpNow(app, secret) };
  const { factor, recoveryCodes = [] } = (
    await call(app, 'POST /users/factors/totp/confirm', { token, json })
  ).json();
  app.clock.advance({ seconds: 30 });
  return { id: factor.id, secret, recoveryCodes };
};

export const enrolPasskey = async (
  app: TestApp,
  token: string,
  authenticator: Authenticator = createAuthenticator(),
): Promise<Enrolled & { readonly authenticator: Authenticator }> => {
  const options = (await call(app, 'POST /users/factors/passkey/options', { token })).json();
  const json = { name: 'Ноутбук', response: authenticator.create(options) };
  const { factor, recoveryCodes = [] } = (
    await call(app, 'POST /users/factors/passkey', { token, json })
  ).json();
  return { id: factor.id, recoveryCodes, authenticator };
};

export const login = (app: TestApp, username: string, as = 'web') =>
  call(app, 'POST /login-attempt', {
    json: { username, password: testPassword },
    headers: { 'application-type': as },
  });

export const confirm = (app: TestApp, id: string, code: string, token?: string) =>
  call(app, `POST /confirmation-codes/${id}/confirm?code=${code}`, token === undefined ? {} : { token });

export const sendAssertion = (app: TestApp, id: string, response: object, token?: string) =>
  call(app, `POST /confirmation-codes/${id}/passkey`, {
    json: { response },
    ...(token !== undefined && { token }),
  });
