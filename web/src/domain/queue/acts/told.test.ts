import { beforeEach, expect, test, vi } from 'vitest';
import { handWorkOver } from '../../../lib/session/work-of-account.ts';
import { followAct } from './one-at-a-time.ts';
import { currentTold, dismissTold, tell } from './told.ts';

beforeEach(() => {
  vi.useFakeTimers();
  for (const { key } of currentTold()) dismissTold(key);
  return () => void vi.useRealTimers();
});

const texts = () => currentTold().map(({ text }) => text);
const done = (text: string) => tell({ text, tone: 'done' });

test('What was done is told for a while, and makes room for what is done next', () => {
  for (const text of ['1', '2', '3', '4']) done(text);
  expect(texts()).toEqual(['2', '3', '4']);
  vi.advanceTimersByTime(8000);
  expect(texts()).toEqual([]);
});

test('What was refused stays until it is read, however much is done meanwhile', () => {
  tell({ text: 'refused', tone: 'refused' });
  for (const text of ['1', '2', '3', '4']) done(text);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['refused']);
});

test('Who signs in next is told nothing of the one before, also not of what is answered only then', async () => {
  tell({ text: 'refused', tone: 'refused' });
  const answer = Promise.withResolvers<void>();
  const act = followAct(answer.promise.then(() => done('late')));
  handWorkOver('second');
  expect(texts()).toEqual([]);
  answer.resolve();
  await act;
  expect(texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  done('own');
  expect(texts()).toEqual(['own']);
});
