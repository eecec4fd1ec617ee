import { beforeEach, expect, test } from 'vitest';
import type { CheckInAnswer, CheckInOutcome } from '#contract/queue/check-in.ts';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import {
  dropEntry,
  type Entry,
  keepEntry,
  listPending,
  type Send,
  sendPending,
  submitEntry,
} from './submit-entry.ts';

const at = '2026-11-21T09:24:00.000Z';
const now = () => new Date('2026-11-21T09:40:00Z');
const logHead = { seq: 1, hash: 'x' };
const answerOf = (outcome: CheckInOutcome, more: Partial<CheckInAnswer> = {}): CheckInAnswer => ({
  outcome,
  ...more,
  logHead,
});
const entryOf = (more: Partial<Entry> = {}): Entry => ({
  key: crypto.randomUUID(),
  text: 'В918МН75',
  phoneEnding: '4567',
  at,
  ...more,
});
const failWith =
  (error: unknown): Send =>
  () =>
    Promise.reject(error);
const cut = failWith(new NetworkError('cut'));

beforeEach(() => {
  for (const { key } of listPending()) dropEntry(key);
});

test('it is kept before it is sent, and no longer than until its answer', async () => {
  let keptMeanwhile: readonly Entry[] = [];
  const entry = entryOf();
  const submitted = await submitEntry(entry, async () => {
    keptMeanwhile = listPending();
    return answerOf('ON_TIME', { position: 5 });
  });
  expect(keptMeanwhile).toEqual([entry]);
  expect(submitted).toEqual({ kind: 'answer', answer: answerOf('ON_TIME', { position: 5 }) });
  expect(listPending()).toEqual([]);
});

test.each([
  ['a cut', new NetworkError('cut')],
  ['a server that is away', new ApiError(503, null)],
  ['a session that ended', new ApiError(401, null)],
])('after %s it is sent again with the same key, once', async (_, error) => {
  const entry = entryOf();
  expect(await submitEntry(entry, failWith(error))).toEqual({ kind: 'kept', at });
  expect(listPending()).toEqual([entry]);
  const sent: Entry[] = [];
  const send: Send = async (one) => {
    sent.push(one);
    return answerOf('ON_TIME', { position: 1 });
  };
  await sendPending(send, now);
  await sendPending(send, now);
  expect(sent).toEqual([entry]);
  expect(listPending()).toEqual([]);
});

test('without the phone’s ending a plate is not kept: it is asked for first', async () => {
  const { phoneEnding: _, ...plate } = entryOf();
  expect(await submitEntry(plate, cut)).toEqual({ kind: 'ending-needed-first' });
  expect(listPending()).toEqual([]);
});

test('the code of a pass needs no ending', async () => {
  const { phoneEnding: _, ...scan } = entryOf({ text: '261121-0148-01234567' });
  expect(await submitEntry(scan, cut)).toEqual({ kind: 'kept', at });
  expect(listPending()).toEqual([scan]);
});

test.each([
  [new ApiError(429, null, 805), { reason: 'too-many', retryAfterSeconds: 805 }],
  [new ApiError(400, null), { reason: 'failed' }],
] as const)('what is refused is told at once and not kept', async (error, refusal) => {
  expect(await submitEntry(entryOf(), failWith(error))).toEqual({ kind: 'refused', ...refusal });
  expect(listPending()).toEqual([]);
});

test('one that somebody waits for is not sent a second time meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<CheckInAnswer>();
  const submitted = submitEntry(entryOf(), () => promise);
  let sent = 0;
  await sendPending(async () => {
    sent += 1;
    return answerOf('NO_BOOKING');
  }, now);
  resolve(answerOf('ON_TIME', { position: 1 }));
  await submitted;
  expect(sent).toBe(0);
});

test('they go out in their order, and none passes one that cannot be sent', async () => {
  const entries = [entryOf(), entryOf(), entryOf()];
  for (const entry of entries) keepEntry(entry);
  const tried: string[] = [];
  await sendPending(async (entry) => {
    tried.push(entry.key);
    if (entry.key === entries[1]?.key) throw new NetworkError('cut');
    return answerOf('LATE', { position: 9 });
  }, now);
  expect(tried).toEqual([entries[0]?.key, entries[1]?.key]);
  expect(listPending()).toEqual(entries.slice(1));
});

test.each(['ON_TIME', 'CALLED', 'NO_BOOKING', 'PHONE_ENDING_NEEDED', 'WRONG_DAY'] as const)(
  'one that turns out %s later is sent no more',
  async (outcome) => {
    keepEntry(entryOf());
    await sendPending(async () => answerOf(outcome), now);
    expect(listPending()).toEqual([]);
  },
);

test('what could not be sent for half a day is dropped unsent', async () => {
  keepEntry(entryOf({ at: '2026-11-20T21:00:00.000Z' }));
  let sent = 0;
  await sendPending(async () => {
    sent += 1;
    return answerOf('ON_TIME');
  }, now);
  expect(sent).toBe(0);
  expect(listPending()).toEqual([]);
});
