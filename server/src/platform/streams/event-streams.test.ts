import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Actor } from '../context/actor.ts';
import { usualStreamTimes } from './event-streams.ts';

let app: TestApp;
let actor: Actor;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await createTestApp({ streamTimes: { ...usualStreamTimes, reviewMs: 50, stalledMs: 400 } });
});

beforeEach(async () => {
  const { userId, sessionId } = await createVisitor(app);
  actor = { userId, sessionId, roles: [], sessionType: 'web', language: 'RU' };
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.close());

const openTo = async (isRead: boolean, { services } = app) => {
  const stream = services.streams.open(
    actor,
    () => true,
    () => undefined,
  );
  const answering = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, answer) => {
    stream.body.pipe(answer);
    answer.flushHeaders();
    answering.resolve(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [[client], answer] = await Promise.all([
    once(request, 'response') as Promise<[IncomingMessage]>,
    answering.promise,
  ]);
  client.on('error', () => undefined);
  for (const { socket } of [answer, request]) if (socket) sockets.push(socket);
  let taken = '';
  if (isRead)
    client.setEncoding('latin1').on('data', (text: string) => {
      taken += text;
    });
  server.close();
  return {
    ...stream,
    taken: () => taken,
    waits: () => stream.body.readableLength,
  };
};

type Reader = Awaited<ReturnType<typeof openTo>>;

const piece = Buffer.alloc(256_000, 'x');
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Sends while the connection takes it, until `isDone`. The buffers of a connection grow, so once full is not always full. */
const keepFull = async ({ send, waits, body }: Reader, isDone: (waiting: number) => boolean) => {
  while (!isDone(waits()) && !body.destroyed) {
    if (waits() <= piece.length) {
      send(piece);
      await turn();
    } else await setTimeout(10);
  }
};

/** Until the connection has taken nothing for 100 ms. */
const fill = (reader: Reader) => {
  let turnsFull = 0;
  return keepFull(reader, (waiting) => {
    turnsFull = waiting > piece.length ? turnsFull + 1 : 0;
    return turnsFull === 10;
  });
};

test('what is sent comes in its order, whether the answer has begun, is held up or flows', async () => {
  const reader = await openTo(true);
  const pieces = Array.from({ length: 300 }, (_, place) => Buffer.from(`${place} `.repeat(1 + place * 20)));
  for (const [place, bytes] of pieces.entries()) {
    reader.send(bytes);
    if (place % 3 === 0) await turn();
  }
  await expect.poll(() => reader.taken().length).toBe(Buffer.concat(pieces).length);
  expect(reader.taken()).toBe(Buffer.concat(pieces).toString());
  reader.body.destroy();
});

test('a reader that takes nothing is dropped once too much waits for it, and nobody else', async () => {
  const patient = await createTestApp({ streamTimes: { ...usualStreamTimes, stalledMs: 600_000 } });
  onTestFinished(() => patient.close());
  const [slow, quick] = [await openTo(false, patient), await openTo(true, patient)];
  let sent = 0;
  let mostWaiting = 0;
  // The system's own buffers take megabytes before anything waits here.
  while (!slow.body.destroyed && sent < 400) {
    sent += 1;
    for (const stream of [slow, quick]) stream.send(piece);
    mostWaiting = Math.max(mostWaiting, slow.waits());
    await expect.poll(() => quick.taken().length, { interval: 1 }).toBe(sent * piece.length);
  }
  expect(slow.body.destroyed).toBe(true);
  expect(mostWaiting).toBeGreaterThan(2_000_000);
  expect(mostWaiting).toBeLessThan(2_000_000 + 2 * piece.length);
  expect(quick.body.destroyed).toBe(false);
  quick.body.destroy();
});

test('a reader that takes nothing for long is dropped, however little waits', async () => {
  const slow = await openTo(false);
  const began = performance.now();
  let mostWaiting = 0;
  await keepFull(slow, (waiting) => {
    mostWaiting = Math.max(mostWaiting, waiting);
    return false;
  });
  expect(mostWaiting).toBeLessThan(1_000_000);
  expect(performance.now() - began).toBeGreaterThan(400);
  expect(app.services.streams.count()).toBe(0);
});

test('a reader that takes nothing does not keep the server from closing', async () => {
  const closing = await createTestApp({ streamTimes: { ...usualStreamTimes, stalledMs: 600_000 } });
  const slow = await openTo(false, closing);
  await fill(slow);
  const began = performance.now();
  await closing.close();
  // The process is killed ten seconds after its shutdown begins.
  expect(performance.now() - began).toBeLessThan(8000);
  expect(slow.body.destroyed).toBe(true);
});

const openFor = (owner: Actor) =>
  app.services.streams.open(
    owner,
    () => true,
    () => undefined,
  );

test('ten streams are for all sessions of a driver together, and for each session of a screen', async () => {
  const twoSessions = (roles: Actor['roles']) =>
    Array.from({ length: 11 }, (_, place) => ({ ...actor, roles, sessionId: `session ${place % 2}` }));
  for (const [roles, most] of [
    [[], 10],
    [['BOARD'], 11],
  ] as const) {
    const streams = twoSessions(roles).map(openFor);
    for (const { body } of streams) body.resume();
    await turn();
    expect(streams.filter(({ body }) => !body.readableEnded)).toHaveLength(most);
    for (const { body } of streams) body.destroy();
  }
});
