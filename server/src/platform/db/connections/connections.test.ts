import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { loadConfig } from '../../../load-config.ts';
import {
  type CrashablePostgres,
  startCrashablePostgres,
} from '../../../testing/databases/crashable-postgres.ts';
import { openClone } from '../../../testing/databases/open-test-database.ts';
import { createDatabase } from '../../../testing/databases/postgres-databases.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { startTcpProxy } from '../../../testing/servers/tcp-proxy.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createTestFolder } from '../../../testing/test-folder.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { freePort } from '../embedded/free-port.ts';
import { usualWaits } from '../postgres.ts';

let clone: TestDatabase;
let standby: CrashablePostgres;

const ask = async <T extends object>(url: string, statement: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
};

/** Starts another server, makes it a standby and lets the same user in. */
const startStandby = async (database: URL) => {
  const server = await startCrashablePostgres(['fsync=off']);
  await createDatabase(server.url, database.pathname.slice(1));
  const [row] = await ask<{ data_directory: string }>(server.url, 'SHOW data_directory');
  await ask(server.url, `ALTER ROLE postgres PASSWORD '${decodeURIComponent(database.password)}'`);
  await writeFile(join(row?.data_directory ?? '', 'standby.signal'), '');
  await server.crash();
  await server.start();
  return server;
};

const overTcp = (url: string) => Object.assign(new URL(url), { search: '' });
const withHosts = (url: URL, ...ports: readonly (string | number)[]) =>
  url.href.replace(url.host, ports.map((port) => `127.0.0.1:${port}`).join());

beforeAll(async () => {
  clone = await createTestDatabase();
  standby = await startStandby(overTcp(clone.url));
});

afterAll(async () => {
  await standby.stop();
  await clone.drop();
});

test('of several hosts the one is found that runs and can be written to', async () => {
  const leader = overTcp(clone.url);
  const url = withHosts(leader, await freePort(), new URL(standby.url).port, leader.port);
  const database = await openClone({ ...clone, url: `${url}?target_session_attrs=read-write` });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => sql<{ on: string }>`SHOW transaction_read_only`.execute(database.db)),
  );
  expect(answers.flatMap(({ rows }) => rows)).toEqual(Array(8).fill({ transaction_read_only: 'off' }));
  await database.close();
});

test('where only a standby answers, that is what is said, whichever host is asked last', async () => {
  for (const ports of [
    [new URL(standby.url).port, await freePort()],
    [await freePort(), new URL(standby.url).port],
  ]) {
    const database = await openClone({ ...clone, url: withHosts(overTcp(clone.url), ...ports) });
    await expect(sql`SELECT 1`.execute(database.db)).rejects.toMatchObject({ code: '25006' });
    await database.close();
  }
});

test('an instance whose leader is gone goes on with the next host, jobs and notices included', async () => {
  const leader = overTcp(clone.url);
  const proxy = await startTcpProxy({ port: Number(leader.port) });
  const database = await openClone({ ...clone, url: withHosts(leader, proxy.port, leader.port) });
  const [heard, writes] = [[] as string[], () => sql`CREATE TEMPORARY TABLE t (a int)`.execute(database.db)];
  await database.listener.listen('moved', {
    receive: (text) => heard.push(text),
    onListening: () => undefined,
  });
  await writes();
  await proxy.close();
  await expect
    .poll(() =>
      writes().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await database.jobPool.query('SELECT 1').catch(() => undefined);
  await database.jobPool.query('SELECT 1');
  await expect
    .poll(async () => {
      await sql`SELECT pg_notify('moved', 'again')`.execute(database.db);
      return heard.includes('again');
    })
    .toBe(true);
  await database.close();
});

const hasty = { connectMs: 4000, statementMs: 1500, lockMs: 1500, idleMs: 5000 };

test('when no packet comes through, a request is refused soon, and served again afterwards', async () => {
  const proxy = await startTcpProxy({ port: Number(overTcp(clone.url).port) });
  const url = withHosts(overTcp(clone.url), proxy.port);
  const app = await createTestApp({ database: { url, drop: async () => undefined }, waits: hasty });
  const driver = await createVisitor(app);
  const { vehicleId } = await createTruck(app, driver.userId);
  const answers = () =>
    Promise.all([
      driver.call('GET', '/booking/time-slots?date=2026-11-22'),
      driver.call('POST', '/booking', { body: { vehicleId, dateBooked: '2026-11-22T09:00:00+09:00' } }),
      app.server.inject('/health/ready'),
    ]);
  // Opens connections first, because a silent network keeps statements on open connections waiting.
  await Promise.all(Array.from({ length: 10 }, () => sql`SELECT pg_sleep(0.1)`.execute(app.database.db)));
  proxy.freeze();
  const begun = performance.now();
  for (const answer of await answers()) {
    expect('status' in answer ? answer.status : answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  }
  expect(performance.now() - begun).toBeLessThan(hasty.statementMs + 5000);
  proxy.thaw();
  await expect.poll(async () => (await app.server.inject('/health/ready')).statusCode).toBe(200);
  await app.close();
  await proxy.close();
  // With the usual waits the answers come within 20 s.
  expect(usualWaits.statementMs + 5000).toBeLessThanOrEqual(20_000);
});

test('what the statements rely on is set by every session, whatever the database says', async () => {
  const other = await createTestDatabase();
  const unusual = ['jit = on', "DateStyle = 'German'", "TimeZone = 'Asia/Chita'"];
  for (const setting of [...unusual, "default_transaction_isolation = 'serializable'"])
    await ask(other.url, `ALTER DATABASE ${new URL(other.url).pathname.slice(1)} SET ${setting}`);
  const database = await openClone(other);
  const names = 'jit,DateStyle,TimeZone,transaction_isolation'.split(',');
  const shown = `SELECT ${names.map((name) => `current_setting('${name}')`).join(" || '; ' || ")} AS all`;
  const expected = [{ all: 'off; ISO, MDY; UTC; read committed' }];
  expect((await sql.raw(shown).execute(database.db)).rows).toEqual(expected);
  expect((await database.jobPool.query(shown)).rows).toEqual(expected);
  await database.close();
  await other.drop();
});

test('an instance has its pool, three connections for jobs and one that listens', async () => {
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: await createTestFolder(),
    DATABASE_URL: clone.url,
    DATABASE_POOL: '6',
  });
  const app = await buildApp({ config });
  const { db, jobPool } = app.database;
  const busy = Array.from({ length: 12 }, () => [
    sql`SELECT pg_sleep(0.2)`.execute(db),
    jobPool.query('SELECT pg_sleep(0.2)'),
  ]);
  await Promise.all(busy.flat());
  const names = await ask(
    clone.url,
    `SELECT application_name AS name, count(*)::int FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
     GROUP BY 1 ORDER BY 1`,
  );
  expect(names).toEqual([
    { name: 'oktet', count: 6 },
    { name: 'oktet-jobs', count: 3 },
    { name: 'oktet-listener', count: 1 },
  ]);
  await app.close();
});
