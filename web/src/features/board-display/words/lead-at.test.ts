import { expect, test } from 'vitest';
import { leadAt, turnAt } from './lead-at.ts';

const spoken = ['RU', 'EN', 'CN'] as const;

test('a turn takes ten seconds', () => {
  const at = Date.parse('2026-11-20T18:09:09.999+09:00');
  expect(turnAt(at + 1) - turnAt(at)).toBe(1);
  expect(turnAt(at + 10_000) - turnAt(at)).toBe(1);
});

test('the languages lead in turn; without the words of one the others do', () => {
  expect([0, 1, 2, 3].map((turn) => leadAt(turn, 1, spoken))).toEqual(['RU', 'EN', 'CN', 'RU']);
  expect([0, 1, 2].map((turn) => leadAt(turn, 1, ['RU']))).toEqual(['RU', 'RU', 'RU']);
  expect(leadAt(3, 1, [])).toBe('RU');
});

test.each([1, 2, 3, 4, 5, 6, 9, 12, 21, 25])('each of %i pages is seen in every language', (pages) => {
  const seen = new Set<string>();
  for (let turn = 0; turn < pages * 3; turn += 1) seen.add(`${turn % pages} ${leadAt(turn, pages, spoken)}`);
  expect(seen.size).toBe(pages * 3);
});
