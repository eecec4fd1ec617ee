import { afterAll, beforeAll } from 'vitest';
import type { Account } from '../../modules/accounts/account/accounts.queries.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { addAccount, signIn } from './test-accounts.ts';

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

/** Opens a new session, because jumping ahead by months ends all sessions. */
export const freshToken = (app: TestApp, { account }: Person): Promise<string> =>
  signIn(app, account, account.roles.length > 0 ? 'admin' : 'web');

type Scene = { app: TestApp; driver: Person; operator: Person };

/** App, driver and operator for a whole test file; empty before beforeAll has run. */
export const openScene = (): Readonly<Scene> => {
  const scene = {} as Scene;
  beforeAll(async () => {
    const app = await createTestApp();
    Object.assign(scene, { app, driver: await addDriver(app), operator: await addOperator(app) });
  });
  afterAll(() => scene.app.close());
  return scene;
};
