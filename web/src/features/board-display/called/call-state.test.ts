import { expect, test } from 'vitest';
import { calledRow } from '../row-fixtures.ts';
import { isFresh } from './call-state.ts';

const now = Date.parse('2026-11-20T18:09:12+09:00');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

test('a call is new for half a minute, and so is a call that is repeated', () => {
  expect(isFresh(calledRow('a', ago(29)), now)).toBe(true);
  expect(isFresh(calledRow('a', ago(30)), now)).toBe(false);
  expect(isFresh(calledRow('a', ago(600), { recalledAt: ago(5) }), now)).toBe(true);
  expect(isFresh(calledRow('a', ago(-2)), now)).toBe(true);
});
