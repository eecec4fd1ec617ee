import { expect, test } from 'vitest';
import { comingClosures } from './end-earlier.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00+09:00`;
const closure = (from: number, to: number) => ({ from: at(from), to: at(to), reasons: { RU: 'Ремонт' } });
const [morning, noon, night] = [closure(2, 5), closure(11, 14), closure(20, 23)];
const now = Date.parse(at(12));

test('what is over is left out, and the next one comes first', () => {
  expect(comingClosures([night, morning, noon], now)).toEqual([noon, night]);
});
