import type { ApplicationType } from '#kernel/access.ts';
import { type App, buildApp } from '../../server/src/app.ts';
import { loadConfig } from '../../server/src/load-config.ts';
import {
  type Account,
  findAccount,
  insertAccount,
} from '../../server/src/modules/accounts/account/accounts.queries.ts';
import { openSession } from '../../server/src/modules/accounts/sign-in/open-session.ts';
import { inTransaction } from '../../server/src/platform/context/context.ts';
import { uuidv7 } from '../../server/src/platform/time/ids.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Opens the application in this process. Without DATABASE_URL it uses the embedded database in DATA_DIR. */
export const openBenchApp = async (env: Readonly<Record<string, string>> = {}): Promise<App> => {
  const folder = temporaryFolder();
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DEMO: 'off',
    DATA_DIR: folder.path,
    ...env,
  });
  const app = await buildApp({ config, manualJobs: true });
  return {
    ...app,
    close: async () => {
      await app.close();
      folder.remove();
    },
  };
};

const addAccount = async (app: App, roles: Account['roles']): Promise<Account> => {
  const ctx = app.systemContext();
  const id = uuidv7(ctx.clock);
  await inTransaction(ctx, (trx) =>
    insertAccount(trx.db, {
      id,
      status: 'ACTIVE',
      identification_method: 'EMAIL',
      email: `${id}@example.com`,
      email_verified: true,
      // Password sign-in is never used here.
      password_hash: '',
      first_name: 'Bench',
      last_name: 'Bench',
      language: 'RU',
      roles,
      created_at: ctx.clock.now(),
    }),
  );
  const account = await findAccount(ctx.db, id);
  if (!account) throw new Error('the account was not added');
  return account;
};

/** The value of an Authorization header. */
export const benchToken = async (app: App, type: ApplicationType = 'web'): Promise<string> => {
  const account = await addAccount(app, type === 'admin' ? ['ADMIN'] : []);
  const headers = await inTransaction(app.systemContext(), (trx) => openSession(trx, account, type));
  return headers.Authorization ?? '';
};
