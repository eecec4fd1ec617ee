import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { loadConfig } from './load-config.ts';
import { openDatabase } from './platform/db/database.ts';
import { freePort } from './platform/db/embedded/free-port.ts';
import { PlainError } from './platform/errors/plain-error.ts';
import { orTellWhyNotListening, orTellWhyNotOpen } from './start-faults.ts';
import { openClone } from './testing/databases/open-test-database.ts';
import { createTestDatabase } from './testing/databases/test-database.ts';
import { createOpenFolder } from './testing/servers/open-folder.ts';
import { startInVain } from './testing/servers/start-in-vain.ts';

let folder: string;

beforeAll(() => {
  folder = createOpenFolder();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('all that is wrong with the settings is said at once', { timeout: 60_000 }, async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const wrong = { TRUST_PROXY: 'foo', APK_FILE: '/nowhere/oktet.apk', DATA_DIR: join(file, 'data') };
  expect(await startInVain(wrong)).toEqual({
    code: 1,
    errors: `The configuration is wrong:
  - TRUST_PROXY: must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal
  - APK_FILE: /nowhere/oktet.apk does not exist
  - DATA_DIR: ${file} is not a folder
`,
  });
});

const listening = (host: string, port: number) =>
  new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => resolve(server));
  });

test('a host that nobody knows and a taken port for metrics are said to be that, by a server that was ready otherwise', {
  timeout: 60_000,
}, async () => {
  const database = await createTestDatabase();
  expect(await startInVain({ DATA_DIR: folder, DATABASE_URL: database.url, HOST: 'oktet.invalid' })).toEqual({
    code: 1,
    errors:
      'There is no host oktet.invalid: set HOST to an address of this machine, or to 0.0.0.0 for all of them.\n',
  });
  const port = await freePort();
  const other = await listening('127.0.0.1', port);
  const taken = { DATA_DIR: folder, DATABASE_URL: database.url, METRICS_PORT: String(port) };
  expect(await startInVain(taken)).toEqual({
    code: 1,
    errors: `Port ${port} is taken on 127.0.0.1: stop what uses it, or set METRICS_PORT to another one.\n`,
  });
  other.close();
  await database.drop();
});

/** Opens the application as the program does. The test above shows that the program prints the fault and ends. */
const openInVain = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const config = loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...env });
  const opened = orTellWhyNotOpen(config, buildApp({ config, manualJobs: true }));
  return opened.then(
    () => 'It opened',
    (error: unknown) => (error instanceof PlainError ? error.message : String(error)),
  );
};

test('a database of before 0.1.0 is said to be that, with what to do', async () => {
  const clone = await createTestDatabase();
  const database = await openClone(clone);
  await sql`UPDATE migration SET name = '0001-foundations.sql' WHERE name = '0001-platform.sql'`.execute(
    database.db,
  );
  await database.close();
  expect(await openInVain({ DATABASE_URL: clone.url })).toBe(
    'The database was made by a version before 0.1.0, whose data cannot be taken over: move the data folder away (.data, or what DATA_DIR names) or name an empty database in DATABASE_URL, and start again.',
  );
  await clone.drop();
});

test('a port that is taken and an address of another machine are told apart', async () => {
  const port = await freePort();
  const other = await listening('127.0.0.1', port);
  const listen = (host: string) => {
    const config = loadConfig({ HOST: host, PORT: String(port) });
    return orTellWhyNotListening(config, listening(host, port));
  };
  await expect(listen('127.0.0.1')).rejects.toThrow(`Port ${port} is taken on 127.0.0.1: `);
  await expect(listen('203.0.113.1')).rejects.toThrow('This machine has no address 203.0.113.1: ');
  other.close();
});

test('a PostgreSQL that is not there is said to be that', async () => {
  const port = await freePort();
  expect(await openInVain({ DATABASE_URL: `postgres://oktet:secret@127.0.0.1:${port}/oktet` })).toBe(
    `PostgreSQL at 127.0.0.1:${port} is not running: start it, or correct host and port in DATABASE_URL.`,
  );
});

test('an embedded database whose folder cannot be used is said to be that', async () => {
  const config = loadConfig({ DATA_DIR: join(folder, 'other') });
  const data = join(config.dataDir, 'postgresql-18');
  await mkdir(config.dataDir);
  await writeFile(data, '');
  await expect(orTellWhyNotOpen(config, openDatabase({ config }))).rejects.toThrow(
    `The embedded database does not open because ${data} is not a folder: change that, or set DATA_DIR to another folder.`,
  );
});

test('what nobody expected keeps its stack', async () => {
  const config = loadConfig({ DATA_DIR: folder });
  const surprise = new TypeError('undefined is not a function');
  await expect(orTellWhyNotOpen(config, Promise.reject(surprise))).rejects.toBe(surprise);
  await expect(orTellWhyNotListening(config, Promise.reject(surprise))).rejects.toBe(surprise);
});
