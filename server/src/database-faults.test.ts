import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { loadConfig } from './load-config.ts';
import { orTellWhyNotOpen } from './start-faults.ts';
import { createTestDatabase, type TestDatabase } from './testing/databases/test-database.ts';
import { startInVain } from './testing/servers/start-in-vain.ts';

const role = `stranger_${randomBytes(6).toString('hex')}`;

let database: TestDatabase;
let address: URL;

const owner = async (statement: string) => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

beforeAll(async () => {
  database = await createTestDatabase();
  // Without its query the URL leads to the TCP address instead of the socket.
  address = new URL(database.url);
  address.search = '';
  await owner(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
});

afterAll(async () => {
  await owner(`DROP ROLE ${role}`);
  await database.drop();
});

const changed = (part: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'search'>>) =>
  Object.assign(new URL(address), part).href;

const open = (url: string) => {
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url });
  return orTellWhyNotOpen(config, buildApp({ config, manualJobs: true }));
};

test('a wrong password is said to be that, without a stack', { timeout: 60_000 }, async () => {
  expect(await startInVain({ DATABASE_URL: changed({ password: 'guessed' }) })).toEqual({
    code: 1,
    errors: `PostgreSQL at ${address.host} does not let postgres in (password authentication failed for user "postgres"): correct user and password in DATABASE_URL.\n`,
  });
});

test('a database that cannot be written to is waited for, which is said in one line', async () => {
  const clone = await createTestDatabase();
  const change = (what: string) => owner(`ALTER DATABASE ${new URL(clone.url).pathname.slice(1)} ${what}`);
  await change('SET default_transaction_read_only = on');
  const said: string[] = [];
  const say = async (line: string) => {
    said.push(line);
    await change('RESET default_transaction_read_only');
  };
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: clone.url });
  const app = await buildApp({ config, manualJobs: true, say });
  expect(said).toEqual(['PostgreSQL is a standby or read-only: waiting until it can be written to…']);
  expect((await app.server.inject('/health/ready')).statusCode).toBe(200);
  await app.close();
  await clone.drop();
});

test('an unknown database, missing rights and missing encryption are told apart', async () => {
  await expect(open(changed({ pathname: '/nowhere' }))).rejects.toThrow(
    `PostgreSQL at ${address.host} has no database nowhere: create it, or correct its name in DATABASE_URL.`,
  );
  await expect(open(changed({ username: role, password: 'secret' }))).rejects.toThrow(
    `PostgreSQL at ${address.host} forbids ${role} to set up the database`,
  );
  await expect(open(changed({ search: '?sslmode=verify-full' }))).rejects.toThrow(
    `PostgreSQL at ${address.host} does not encrypt: `,
  );
});
