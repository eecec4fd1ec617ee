import type { Vehicle } from '#contract/vehicles.ts';
import type { Account } from '../modules/accounts/accounts.queries.ts';
import { call } from './call-api.ts';
import { addAccount, signIn } from './test-accounts.ts';
import type { TestApp } from './test-app.ts';

export type Person = { readonly account: Account; readonly token: string };

export const addDriver = async (
  app: TestApp,
  details: Parameters<typeof addAccount>[1] = {},
): Promise<Person> => {
  const account = await addAccount(app, details);
  return { account, token: await signIn(app, account) };
};

export const addOperator = async (app: TestApp): Promise<Person> => {
  const account = await addAccount(app, { roles: ['ADMIN'] });
  return { account, token: await signIn(app, account, 'admin') };
};

/** Signed in anew: a clock that jumps for months ends every session. */
export const freshToken = (app: TestApp, { account }: Person): Promise<string> =>
  signIn(app, account, account.roles.length > 0 ? 'admin' : 'web');

export const addVehicle = async (
  app: TestApp,
  { token }: Pick<Person, 'token'>,
  registrationPlate: string,
  details: { readonly model?: string; readonly documents?: readonly string[] } = {},
): Promise<Vehicle> => {
  const json = { model: 'КамАЗ 5490', registrationPlate, ...details };
  const response = await call(app, 'POST /vehicle/v2', { token, json });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<Vehicle>();
};
