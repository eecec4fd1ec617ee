import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardQueue } from '#contract/queue/queue.ts';
import { diffQueue } from '#kernel/line/queue-delta.ts';
import * as session from '../../lib/session/session.ts';
import { inMemoryStorage, tokenFor } from '../../lib/session/session-fixtures.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { queueStore } from './queue-store.ts';

const line = (revision: number): BoardQueue => ({
  content: [],
  last: true,
  waiting: revision,
  called: 0,
  throughputPerHour: null,
  lagMinutes: 0,
  logHead: { seq: revision, hash: '0'.repeat(64) },
  revision,
  updatedAt: '2026-11-20T12:00:00+09:00',
});

type OpenedConnection = {
  readonly url: URL;
  readonly authorization: string | null;
  send(name: string, data: object): void;
  end(): void;
};

const opened: OpenedConnection[] = [];
let refusal: Response | undefined;
let renewed: string | undefined;
const sent = '2026-11-20T12:00:05+09:00';
const state = (revision: number) => ({ ...line(revision), serverTime: sent, build: 'one' });
const delta = (from: number, to: number) => ({ ...diffQueue(line(from), line(to)), serverTime: sent });

const fakeFetch = async (url: string, { signal, headers }: RequestInit) => {
  if (refusal) return refusal;
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
  });
  signal?.addEventListener('abort', () => body?.error(signal.reason));
  const encode = (text: string) => new TextEncoder().encode(text);
  opened.push({
    url: new URL(url, 'http://test'),
    authorization: new Headers(headers).get('authorization'),
    send: (name, data) => body?.enqueue(encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => body?.close(),
  });
  return new Response(stream, { headers: renewed ? { authorization: renewed } : {} });
};

const stream = (place: number) => vi.waitFor(() => opened[place] ?? Promise.reject(new Error('not opened')));

let owners = 0;
let leave: () => void = () => {};

const open = () => {
  const store = queueStore(`driver ${++owners}`, { placement: 'board', size: 10 });
  leave = store.subscribe(() => {});
  return store;
};

beforeEach(() => {
  opened.length = 0;
  refusal = undefined;
  renewed = undefined;
  vi.stubGlobal('localStorage', inMemoryStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', fakeFetch);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  session.saveSignIn(`Bearer ${tokenFor('driver')}`);
});

afterEach(() => {
  leave();
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the line comes whole, then by its changes, and is known to be the newest by each heartbeat', async () => {
  const store = open();
  const first = await stream(0);
  expect(first.url.search).toBe('?placement=board&size=10');
  expect(store.view()).toMatchObject({ queue: undefined, isLive: false });
  first.send('state', state(3));
  await vi.waitFor(() => expect(store.view()).toMatchObject({ queue: line(3), isLive: true, build: 'one' }));
  first.send('delta', delta(3, 5));
  await vi.waitFor(() => expect(store.view().queue).toEqual(line(5)));
  first.send('heartbeat', { serverTime: '2026-11-20T12:00:10+09:00', revision: 5, build: 'two' });
  await vi.waitFor(() => expect(store.view().build).toBe('two'));
  expect(store.view().receivedAt).toBe(Date.parse('2026-11-20T12:00:10+09:00'));
  const then = serverNow();
  expect(Math.abs(then - Date.parse('2026-11-20T12:00:10+09:00'))).toBeLessThan(500);
  vi.advanceTimersByTime(1500);
  expect(serverNow() - then).toBe(1500);
});

test('the time is learnt from changes too, but not from those that are sent again', async () => {
  const store = open();
  (await stream(0)).send('state', state(3));
  opened[0]?.send('delta', { ...delta(3, 4), serverTime: '2026-11-20T14:30:00+09:00' });
  await vi.waitFor(() => expect(store.view().queue).toEqual(line(4)));
  expect(Math.abs(serverNow() - Date.parse('2026-11-20T14:30:00+09:00'))).toBeLessThan(500);
  const { serverTime: _sent, ...again } = delta(4, 5);
  opened[0]?.send('delta', again);
  await vi.waitFor(() => expect(store.view().queue).toEqual(line(5)));
  expect(Math.abs(serverNow() - Date.parse('2026-11-20T14:30:00+09:00'))).toBeLessThan(500);
  expect(store.view()).toMatchObject({ isLive: true, receivedAt: Date.parse('2026-11-20T14:30:00+09:00') });
});

test.each([
  ['a change of another revision', 'delta', delta(4, 5)],
  ['a heartbeat of a newer one', 'heartbeat', { serverTime: sent, revision: 4, build: 'one' }],
])('%s means that something was missed, so the line is asked for whole', async (_what, name, data) => {
  const store = open();
  (await stream(0)).send('state', state(3));
  await vi.waitFor(() => expect(store.view().isLive).toBe(true));
  opened[0]?.send(name, data);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(2);
  });
  expect(opened[1]?.url.searchParams.get('since')).toBeNull();
  expect(store.view().queue).toEqual(line(3));
});

test('a stream that ends is taken up again where it was, and nobody is told that it was lost', async () => {
  const store = open();
  (await stream(0)).send('state', state(3));
  await vi.waitFor(() => expect(store.view().isLive).toBe(true));
  opened[0]?.end();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(2);
  });
  expect(opened[1]?.url.searchParams.get('since')).toBe('3');
  expect(store.view().isLive).toBe(true);
});

test('coming back renews the session, and the next stream is asked for with the new token', async () => {
  const [before, after] = [`Bearer ${tokenFor('driver')}`, `Bearer ${tokenFor('driver')}-renewed`];
  const store = open();
  expect((await stream(0)).authorization).toBe(before);
  opened[0]?.send('state', state(3));
  await vi.waitFor(() => expect(store.view().isLive).toBe(true));
  renewed = after;
  for (const [place, expected] of [before, after].entries()) {
    opened[place]?.end();
    await vi.waitFor(() => {
      vi.advanceTimersByTime(1);
      expect(opened[place + 1]?.authorization).toBe(expected);
    });
  }
});

test('two heartbeats of silence and the line is no longer live; another stream is opened', async () => {
  const store = open();
  (await stream(0)).send('state', state(3));
  await vi.waitFor(() => expect(store.view().isLive).toBe(true));
  vi.advanceTimersByTime(9900);
  expect(store.view().isLive).toBe(true);
  vi.advanceTimersByTime(200);
  expect(store.view()).toMatchObject({ isLive: false, queue: line(3), receivedAt: Date.parse(sent) });
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(2);
  });
  opened[1]?.send('heartbeat', { serverTime: sent, revision: 3, build: 'one' });
  await vi.waitFor(() => expect(store.view().isLive).toBe(true));
});

test('a session that is refused asks again when somebody has signed in, not before', async () => {
  const rejected = vi.fn();
  session.onSessionRejected(rejected);
  refusal = new Response(null, { status: 401 });
  open();
  await vi.waitFor(() => expect(rejected).toHaveBeenCalledTimes(1));
  refusal = undefined;
  vi.advanceTimersByTime(30_000);
  await new Promise(setImmediate);
  expect(opened).toHaveLength(0);
  session.saveSignIn(`Bearer ${tokenFor('driver')}x`);
  await stream(0);
});
