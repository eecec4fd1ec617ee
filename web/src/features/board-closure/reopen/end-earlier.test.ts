import { expect, test } from 'vitest';
import { comingClosures, endEarlier } from './end-earlier.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00+09:00`;
const closure = (from: number, to: number) => ({ from: at(from), to: at(to), reasons: { RU: 'Ремонт' } });
const [morning, noon, night] = [closure(2, 5), closure(11, 14), closure(20, 23)];
const now = Date.parse(at(12));

test('what is over is left out, and the next one comes first', () => {
  expect(comingClosures([night, morning, noon], now)).toEqual([noon, night]);
});

test('a closure that holds ends at the moment, and the others stay as they are', () => {
  expect(endEarlier([morning, noon, night], noon, at(12))).toEqual([morning, { ...noon, to: at(12) }, night]);
});

test('one that has not begun by then is taken back', () => {
  expect(endEarlier([noon, night], night, at(20))).toEqual([noon]);
});
