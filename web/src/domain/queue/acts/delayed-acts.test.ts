import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelayedActs, type FinalAct } from './delayed-acts.ts';

const left: FinalAct = { id: 'a', plate: 'А482МХ75', status: 'LEFT_WAITING_ZONE', version: 3 };
const refusal = new Error('refused');

const setUp = () => {
  const sent: string[] = [];
  const refused: string[] = [];
  const answer = { next: (): Promise<void> => Promise.resolve() };
  const acts = createDelayedActs({
    delayMs: () => 5000,
    send: ({ id }) => {
      sent.push(id);
      return answer.next();
    },
    isRefusal: (error) => error === refusal,
    onRefused: ({ id }) => void refused.push(id),
    onChange: () => {},
  });
  const stages = () => acts.current().map(({ id, stage }) => `${id} ${stage}`);
  return { acts, sent, refused, answer, stages };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('An act waits five seconds, is sent once, and is forgotten when it is done', async () => {
  const { acts, sent, stages } = setUp();
  acts.add(left);
  acts.add(left);
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toEqual([]);
  expect(stages()).toEqual(['a waiting']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['a']);
  expect(stages()).toEqual([]);
});

test('Undone in time it is never sent; once it is on its way it cannot be undone', async () => {
  const { acts, sent, answer } = setUp();
  acts.add(left);
  expect(acts.undo('a')).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  answer.next = () => new Promise(() => {});
  acts.add(left);
  await vi.advanceTimersByTimeAsync(5000);
  expect(acts.undo('a')).toBe(false);
});

test('When the page is left, what waits is sent at once and not again later', async () => {
  const { acts, sent } = setUp();
  acts.add(left);
  acts.add({ ...left, id: 'b' });
  await acts.flush();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['a', 'b']);
});

test('What could not be sent stays, and can be tried again or given up', async () => {
  const { acts, sent, answer, stages } = setUp();
  answer.next = () => Promise.reject(new Error('no network'));
  acts.add(left);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stages()).toEqual(['a failed']);
  await acts.retry('a');
  expect(stages()).toEqual(['a failed']);
  answer.next = () => Promise.resolve();
  await acts.retry('a');
  expect(stages()).toEqual([]);
  expect(sent).toEqual(['a', 'a', 'a']);
});

test('What the server refuses is told and not offered again', async () => {
  const { acts, refused, answer, stages } = setUp();
  answer.next = () => Promise.reject(refusal);
  acts.add(left);
  await vi.advanceTimersByTimeAsync(5000);
  expect(refused).toEqual(['a']);
  expect(stages()).toEqual([]);
});

test('After a reload the line says what was done: a truck that stands there as before was not let go', () => {
  const { acts, stages } = setUp();
  acts.restore([left, { ...left, id: 'b' }, { ...left, id: 'c' }]);
  acts.settle([
    { id: 'a', version: 3 },
    { id: 'b', version: 4 },
  ]);
  expect(stages()).toEqual(['a failed']);
  acts.settle([]);
  expect(stages()).toEqual([]);
});

test('Handed over, what waits is not sent, and what was sent is not told to who comes after', async () => {
  const { acts, sent, refused, answer, stages } = setUp();
  const answered = Promise.withResolvers<void>();
  answer.next = () => answered.promise;
  acts.add(left);
  acts.add({ ...left, id: 'b' });
  await vi.advanceTimersByTimeAsync(4000);
  acts.add({ ...left, id: 'c' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['a', 'b']);
  acts.restore([]);
  answered.reject(refusal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stages()).toEqual([]);
  expect(refused).toEqual([]);
  expect(sent).toEqual(['a', 'b']);
});

test('The line says nothing of a truck that has not come: its booking does', async () => {
  const { acts, answer, stages } = setUp();
  answer.next = () => Promise.reject(new Error('no network'));
  acts.add({ ...left, status: 'CANCELED', isOutsideLine: true });
  await vi.advanceTimersByTimeAsync(5000);
  acts.settle([]);
  expect(stages()).toEqual(['a failed']);
  acts.settleOne({ id: 'a', version: 3 });
  expect(stages()).toEqual(['a failed']);
  acts.settleOne({ id: 'a', version: 4 });
  expect(stages()).toEqual([]);
  acts.restore([{ ...left, isOutsideLine: true }]);
  acts.settle([]);
  acts.settleOne({ id: 'a', version: 3 });
  expect(stages()).toEqual(['a failed']);
});
