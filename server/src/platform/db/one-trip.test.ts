import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import type { Database } from './database.ts';
import { inOneTrip, withCommit, withNext } from './one-trip.ts';
import { type Trx, transact } from './transact.ts';

let database: Database;
let sent: string[] = [];
let writes = 0;

const countWrites = (client: object) => {
  const { stream } = (client as { readonly connection: { readonly stream: Socket } }).connection;
  const write = stream._write.bind(stream);
  const writeMany = stream._writev?.bind(stream);
  stream._write = (...args) => {
    writes += 1;
    write(...args);
  };
  stream._writev = (...args) => {
    writes += 1;
    writeMany?.(...args);
  };
};

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`CREATE TABLE leaf (id int PRIMARY KEY)`.execute(database.db);
  database.pool.on('acquire', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    if (Object.hasOwn(client, 'isHeard')) return;
    countWrites(client);
    Object.assign(client, {
      isHeard: true,
      query: (...args: unknown[]) => {
        sent.push(String(args[0]).toLowerCase());
        return query(...args);
      },
    });
  });
});

beforeEach(async () => {
  await sql`DELETE FROM leaf`.execute(database.db);
  sent = [];
});

afterAll(() => database.close());

const add = (trx: Trx, id: number) => sql`INSERT INTO leaf VALUES (${id})`.compile(trx);
const ids = async () =>
  (await sql<{ id: number }>`SELECT id FROM leaf ORDER BY id`.execute(database.db)).rows;

test('statements of one trip are answered in their order, and each sees what those before it did', async () => {
  const rows = await transact(database.db, (trx) =>
    inOneTrip(
      trx,
      add(trx, 1),
      sql<{ id: number }>`SELECT id FROM leaf`.compile(trx),
      add(trx, 2),
      sql<{ count: number }>`SELECT count(*) FROM leaf`.compile(trx),
    ),
  );
  expect(rows).toEqual([[], [{ id: 1 }], [], [{ count: 2 }]]);
});

test('statements of one trip are one write to the socket', async () => {
  await transact(database.db, async (trx) => {
    writes = 0;
    await inOneTrip(trx, add(trx, 1), add(trx, 2), add(trx, 3));
    expect(writes).toBe(1);
    await withCommit(trx, add(trx, 4));
  });
  expect(writes).toBe(2);
});

test('nothing is begun until something is asked, and what waits for COMMIT goes with it', async () => {
  await transact(database.db, async () => undefined);
  expect(sent).toEqual([]);
  await transact(database.db, async (trx) => {
    await withCommit(trx, add(trx, 1));
    expect(sent).toEqual([]);
  });
  expect(sent).toEqual(['begin', 'insert into leaf values ($1)', 'commit']);
  expect(await ids()).toEqual([{ id: 1 }]);
});

test('what waits for the next statement goes before it in one write, or with COMMIT if there is none', async () => {
  await transact(database.db, async (trx) => {
    await inOneTrip(trx, add(trx, 1));
    writes = 0;
    await withNext(trx, add(trx, 2));
    expect(writes).toBe(0);
    expect(await inOneTrip(trx, sql<{ id: number }>`SELECT id FROM leaf`.compile(trx))).toEqual([
      [{ id: 1 }, { id: 2 }],
    ]);
    expect(writes).toBe(1);
    await withNext(trx, add(trx, 3));
  });
  await transact(database.db, (trx) => withNext(trx, add(trx, 4)));
  expect(await ids()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
});

test('what fails along with the next statement is told there, and nothing is committed', async () => {
  const work = transact(database.db, async (trx) => {
    await inOneTrip(trx, add(trx, 1));
    await withNext(trx, add(trx, 1));
    await inOneTrip(trx, add(trx, 2), sql`SELECT 1`.compile(trx));
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await ids()).toEqual([]);
});

test('what fails at the end is told as it is, and nothing is committed', async () => {
  const work = transact(database.db, async (trx) => {
    await inOneTrip(trx, add(trx, 1));
    await withCommit(trx, add(trx, 1));
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await ids()).toEqual([]);
});

test('of one trip the first that fails is told, and the connection is good for the next transaction', async () => {
  const work = transact(database.db, (trx) =>
    inOneTrip(trx, add(trx, 1), add(trx, 1), sql`SELECT 1`.compile(trx)),
  );
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await ids()).toEqual([]);
});
