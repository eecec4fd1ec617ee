import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardQueue } from '#contract/queue/queue.ts';
import { createQueueChannel, heartbeatOf } from './queue-channel.ts';

const sending = { serverTime: '2026-11-20T12:00:00+09:00', build: 'one' };

const line = (revision: number): BoardQueue => ({
  content: [],
  last: true,
  waiting: revision,
  called: 0,
  throughputPerHour: null,
  lagMinutes: 0,
  logHead: { seq: revision, hash: '0'.repeat(64) },
  revision,
  updatedAt: sending.serverTime,
});

const openReader = () => {
  const sent: string[] = [];
  const send = (bytes: Buffer) => void sent.push(/event: (\w+)/.exec(bytes.toString())?.[1] ?? '');
  return { sent, stream: { body: new PassThrough(), send } };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('who was sent a change needs no heartbeat until as much time has gone by again', async () => {
  const channel = createQueueChannel(line(1));
  vi.advanceTimersByTime(4000);
  expect([channel.isSilentFor(4000), channel.isSilentFor(4001)]).toEqual([true, false]);
  await channel.show(line(2), sending);
  expect(channel.isSilentFor(1)).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(channel.isSilentFor(5000)).toBe(true);
  await channel.beat(heartbeatOf(2, sending));
  expect(channel.isSilentFor(1)).toBe(false);
});

test('a heartbeat goes to those who have the line that it names', async () => {
  const [reader, channel] = [openReader(), createQueueChannel(line(1))];
  channel.join(reader.stream, 1, sending);
  await channel.beat(heartbeatOf(2, sending));
  expect(reader.sent).toEqual(['heartbeat']);
  await channel.show(line(2), sending);
  await channel.beat(heartbeatOf(2, sending));
  expect(reader.sent).toEqual(['heartbeat', 'delta', 'heartbeat']);
});
