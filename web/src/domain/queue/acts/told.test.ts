import { beforeEach, expect, test, vi } from 'vitest';
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
