import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineNotice } from '../../../platform/notices/notices.ts';
import {
  type CrashablePostgres,
  startCrashablePostgres,
} from '../../../testing/databases/crashable-postgres.ts';
import { createDatabase, urlOf } from '../../../testing/databases/postgres-databases.ts';
import { prepareTemplate } from '../../../testing/databases/prepare-template.ts';
import { terminate } from '../../../testing/databases/terminate.ts';
import { answerCommits, answerCommitsNever } from '../../../testing/databases/unanswered-commits.ts';
import { movableClock } from '../../../testing/movable-clock.ts';
import { type ServerProcess, startServer } from '../../../testing/servers/start-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Answer, ask, insist, makeWishes, type Wish } from '../../../testing/trucks/booking-wishes.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';

const secret = 'a secret that both instances share';
const callers = 16;
/** Each caller wishes for so many places that some are refused for good. */
const wishesEach = 6;

let postgres: CrashablePostgres;
let url: string;
/** An instance in this process, which shares the database and its failures with the server. */
let observer: TestApp;
let server: ServerProcess;
let days = 0;

beforeAll(async () => {
  // Commits survive a killed process without fsync; only a power cut could lose them.
  postgres = await startCrashablePostgres(['fsync=off', 'full_page_writes=off']);
  url = urlOf(postgres.url, 'oktet');
  await createDatabase(postgres.url, 'oktet');
  await prepareTemplate(url);
  observer = await createTestApp({
    clock: movableClock(Temporal.Now.instant()),
    env: { AUTH_SECRET: secret },
    database: { url, drop: async () => undefined },
  });
  server = await startServer({
    DATABASE_URL: url,
    DATA_DIR: observer.services.config.dataDir,
    AUTH_SECRET: secret,
  });
});

afterAll(async () => {
  await server?.kill();
  await observer?.close();
  await postgres.stop();
});

const newWishes = (count = callers * wishesEach) => {
  days += 1;
  return makeWishes(observer, { count, slots: 6, days });
};

const bookedIds = async () =>
  (await observer.database.db.selectFrom('booking').select('id').execute()).map(({ id }) => id);

type Disturb = (answers: readonly Answer[], isOver: () => boolean) => Promise<void>;

const bookThrough = async (disturb: Disturb) => {
  const wishes = await newWishes();
  const earlier = await bookedIds();
  const answers: Answer[] = [];
  const final: Answer[] = [];
  const queue = wishes.values();
  const callersAtWork = Array.from({ length: callers }, async () => {
    for (const wish of queue) final.push(await insist(server.url, wish, answers));
  });
  let isOver = false;
  const booked = Promise.all(callersAtWork).finally(() => {
    isOver = true;
  });
  await Promise.all([booked, disturb(answers, () => isOver)]);

  expect(server.isRunning(), server.said()).toBe(true);
  const unexpected = answers.filter(
    ({ status, retryAfter }) => ![201, 409, 422].includes(status) && (status !== 503 || !retryAfter),
  );
  expect(unexpected).toEqual([]);
  const acknowledged = answers.filter(({ status }) => status === 201).map(({ id }) => id);
  expect(new Set(await bookedIds())).toEqual(new Set([...earlier, ...acknowledged]));
  await requireSlotsAgree(observer.database.db);
  return { answers, final };
};

const places = 60;

const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 5000, interval: 50 });

const until = async (isSo: () => boolean) => {
  const deadline = performance.now() + 10_000;
  while (!isSo() && performance.now() < deadline) await new Promise((resolve) => setImmediate(resolve));
};

const countMessagesTo = async (userId: string) => {
  const { db } = observer.database;
  const messages = await db
    .selectFrom('outbox_message')
    .innerJoin('account', 'account.phone', 'outbox_message.recipient')
    .select('outbox_message.id')
    .where('account.id', '=', userId)
    .execute();
  return messages.length;
};

const withClient = async (work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

test('one connection that is ended amid bookings costs nobody more than a second try', async () => {
  let ended = 0;
  const { final } = await bookThrough((answers, isOver) =>
    withClient(async (client) => {
      // On a quick machine all may have booked before five connections were found at work.
      while (ended < 5 && !isOver()) {
        await until(() => isOver() || answers.length > ended * 4);
        ended += await terminate(client, 1);
      }
    }),
  );
  expect(ended).toBeGreaterThan(0);
  expect(final.filter(({ status }) => status === 201)).toHaveLength(places);
});

test('all connections, ended again and again amid bookings, are made anew', async () => {
  const { answers, final } = await bookThrough((sofar) =>
    withClient(async (client) => {
      for (let round = 0; round < 8; round += 1) {
        await until(() => sofar.length > round * 8);
        await terminate(client, null);
      }
    }),
  );
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  expect(final.filter(({ status }) => status === 201)).toHaveLength(places);
});

const [away, back] = [expect.stringMatching(/^the database is away/), 'the database is back'];
/** Waits until the outage of the previous test is over in the log too, and counts the faults so far. */
const countFaults = async () => {
  const outages = () => server.faults().filter((msg) => msg.startsWith('the database is'));
  await soon(async () => outages().at(-1) ?? back).toBe(back);
  return server.faults().length;
};

test('a database that ends and comes back amid bookings is served again at once, jobs and notices included', {
  timeout: 40_000,
}, async () => {
  const said = await countFaults();
  const heard: string[] = [];
  observer.services.notices.on(defineNotice('heard-again'), (id) => heard.push(id));
  let backAt = 0;
  let servedAt = 0;
  const { answers } = await bookThrough(async (sofar) => {
    await until(() => sofar.length > 10);
    await postgres.crash();
    const before = sofar.length;
    await until(() => sofar.length > before + 20);
    // In this time every queue of the jobs polls at least once.
    await new Promise((resolve) => setTimeout(resolve, 2200));
    expect(server.faults().slice(said)).toEqual([away]);
    await postgres.start();
    backAt = performance.now();
    const refused = sofar.length;
    await until(() => sofar.slice(refused).some(({ status }) => status !== 503));
    servedAt = performance.now();
  });
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(20);
  expect(servedAt - backAt).toBeLessThan(5000);
  await soon(async () => (await fetch(`${server.url}/health/ready`)).status).toBe(200);

  await soon(async () => {
    await sql`SELECT pg_notify('oktet_notices', 'another-instance heard-again again')`.execute(
      observer.database.db,
    );
    return heard.includes('again');
  }).toBe(true);
  // The code is sent by the server's job workers.
  const [wish] = (await newWishes(1)) as [Wish];
  expect(await insist(server.url, wish, [])).toMatchObject({ status: 201 });
  await soon(() => countMessagesTo(wish.userId)).toBe(1);
  await soon(async () => server.faults().slice(said)).toEqual([away, back]);
});

test('a database that becomes read-only is away, and is served again when it can be written to', async () => {
  const [before, during] = (await newWishes(2)) as [Wish, Wish];
  const said = await countFaults();
  const isReady = async () => (await fetch(`${server.url}/health/ready`)).status;
  expect(await ask(server.url, before)).toMatchObject({ status: 201 });
  await withClient(async (client) => {
    const setReadOnly = async (value: 'on' | 'off') => {
      await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await client.query('SELECT pg_reload_conf()');
    };
    await setReadOnly('on');
    await soon(isReady).toBe(503);
    for (let time = 0; time < 5; time += 1)
      expect(await ask(server.url, during)).toMatchObject({ status: 503, retryAfter: expect.any(String) });
    expect(await isReady()).toBe(503);
    await setReadOnly('off');
  });
  await soon(isReady).toBe(200);
  expect(await ask(server.url, during)).toMatchObject({ status: 201 });
  await soon(async () => server.faults().slice(said)).toEqual([away, back]);
});

/** To PostgreSQL a cancelled wait for the standby is only a warning, after which COMMIT succeeds. */
test.each([
  ['pg_terminate_backend', 'not heard of'],
  ['pg_cancel_backend', 'copied by no standby'],
])('after %s a booking whose commit was done but %s is no failure: the second try finds it', async (end) => {
  const [wish] = (await newWishes(1)) as [Wish];
  await withClient(async (client) => {
    for (const statement of answerCommitsNever) await client.query(statement);
    const asked = ask(server.url, wish);
    await soon(async () => {
      const { rowCount } = await client.query(
        `SELECT ${end}(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND application_name = 'oktet'`,
      );
      return rowCount;
    }).toBe(1);
    expect(await asked).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    for (const statement of answerCommits) await client.query(statement);
  });
  const made = await observer.database.db
    .selectFrom('booking')
    .select('id')
    .where('account_id', '=', wish.userId)
    .execute();
  expect(made).toHaveLength(1);
  expect(await ask(server.url, wish)).toMatchObject({ status: 201, id: made[0]?.id });
});
