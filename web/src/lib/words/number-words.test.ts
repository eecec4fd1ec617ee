import { expect, test } from 'vitest';
import { percentWords } from './number-words.ts';

test('a share that is neither nothing nor everything is not rounded to it', () => {
  expect(
    [0, 0.002, 0.004, 0.006, 0.5, 0.997, 1].map((share) => percentWords(share).replace(/\s/g, '')),
  ).toEqual(['0%', '<1%', '<1%', '1%', '50%', '>99%', '100%']);
  expect(percentWords(0.0002, 1).replace(/\s/g, '')).toMatch(/^<0[.,]1%$/);
  expect(percentWords(null)).toBe('—');
});
