import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createTestDatabase } from './testing/databases/test-database.ts';
import { startServer } from './testing/servers/start-server.ts';

const limitFile = '/proc/sys/net/core/somaxconn';
const systemLimit = existsSync(limitFile) ? Number(readFileSync(limitFile, 'utf8')) : 128;
/** More clients than Node's default backlog of 511, where the system allows that many. */
const crowd = Math.min(1500, systemLimit);

const knock = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  return socket;
};

test('a crowd that knocks while the program is busy waits at the door, and each is let in', async () => {
  const database = await createTestDatabase();
  const server = await startServer({ DATABASE_URL: String(database.url) });
  try {
    server.signal('SIGSTOP');
    const sockets = await Promise.all(Array.from({ length: crowd }, () => knock(server.url)));
    const answers = sockets.map(text);
    server.signal('SIGCONT');
    const begun = performance.now();
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    // A client that does not fit into the backlog tries again after a second, the last ones only after a minute.
    expect(performance.now() - begun).toBeLessThan(45_000);
  } finally {
    server.signal('SIGCONT');
    await server.kill();
    await database.drop();
  }
});
