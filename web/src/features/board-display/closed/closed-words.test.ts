import { expect, test } from 'vitest';
import { openingWords } from './closed-words.ts';

test('an opening on another day names its day, one of today its time alone', () => {
  expect(openingWords('2026-11-20T16:30:00+09:00', '2026-11-20', 'RU')).toBe('16:30');
  expect(openingWords('2026-11-21T16:30:00+09:00', '2026-11-20', 'EN')).toMatch(/^16:30, Sat,? /);
});
