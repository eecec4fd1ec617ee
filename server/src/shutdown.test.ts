import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/databases/test-database.ts';
import { type ServerProcess, startServer } from './testing/servers/start-server.ts';

let database: TestDatabase;
let server: ServerProcess;

beforeEach(async () => {
  database = await createTestDatabase();
  server = await startServer({
    DATABASE_URL: String(database.url),
    AUTH_SECRET: 'a secret of thirty-two characters',
  });
});

afterEach(async () => {
  await server.kill();
  await database.drop();
});

const sendHalf = async (text: string): Promise<Socket> => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(text);
  return socket.resume();
};

const halfBody = () =>
  sendHalf(
    'POST /api/login-attempt HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"user',
  );

const signIn = () =>
  fetch(`${server.url}/api/login-attempt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody@example.com', password: 'not the password' }),
  });

/** Asks for a file, which needs no table of the locked database, until the signal has arrived and it is refused. */
const refused = async () => {
  for (;;) {
    const answer = await fetch(`${server.url}/assets/site.json`);
    if (answer.status === 503) return answer;
    await delay(5);
  }
};

test('a signal lets requests be finished, refuses those that come late and cuts off half-sent ones', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE rate_limit');
  const underWay = signIn();
  const halves = await Promise.all([halfBody(), sendHalf('GET /health/li')]);
  // Counts waits in this database only, because other tests hold locks in the same PostgreSQL.
  const waits = async () => {
    const { rowCount } = await client.query(
      'SELECT FROM pg_locks JOIN pg_database ON oid = database WHERE NOT granted AND datname = current_database()',
    );
    return rowCount;
  };
  await expect.poll(waits).toBe(1);

  const began = performance.now();
  server.signal('SIGTERM');
  const late = await refused();
  expect(await late.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(Object.fromEntries(late.headers)).toMatchObject({ 'retry-after': '5', connection: 'close' });
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(503);
  await client.query('ROLLBACK');
  expect((await underWay).status).toBe(401);

  expect(await server.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(server.said()).toContain('Stopped.');
  for (const socket of halves) expect(socket.destroyed || socket.readableEnded).toBe(true);
  await client.end();
});

test('copies of one signal are one, and a second one ends the server at once', async () => {
  await halfBody();
  await fetch(`${server.url}/health/live`);
  server.signal('SIGINT');
  server.signal('SIGINT');
  await refused();
  server.signal('SIGINT');
  await delay(400);
  expect(server.isRunning()).toBe(true);
  const began = performance.now();
  server.signal('SIGINT');
  expect(await server.ended).toBe(130);
  // Waiting for the half-sent request would take ten seconds.
  expect(performance.now() - began).toBeLessThan(5000);
});
