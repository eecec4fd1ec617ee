import { expect, test } from 'vitest';
import { leadAt, turnAt } from './lead-at.ts';

const spoken = ['RU', 'EN', 'CN'] as const;

test('a turn takes ten seconds', () => {
  const at = Date.parse('2026-11-20T18:09:09.999+09:00');
  expect(turnAt(at + 1) - turnAt(at)).toBe(1);
  expect(turnAt(at + 10_000) - turnAt(at)).toBe(1);
});

test('the languages lead in turn; without the words of one the others do', () => {
  expect([0, 1, 2, 3].map((turn) => leadAt(turn, spoken))).toEqual(['RU', 'EN', 'CN', 'RU']);
  expect([0, 1, 2].map((turn) => leadAt(turn, ['RU']))).toEqual(['RU', 'RU', 'RU']);
  expect(leadAt(3, [])).toBe('RU');
});
