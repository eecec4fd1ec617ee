import { expect, test } from 'vitest';
import { calledRow } from '../row-fixtures.ts';
import { calledOnTurn, isFresh } from './call-state.ts';

const now = Date.parse('2026-11-20T18:09:12+09:00');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

test('a call is new for half a minute, and so is a call that is repeated', () => {
  expect(isFresh(calledRow('a', ago(29)), now)).toBe(true);
  expect(isFresh(calledRow('a', ago(30)), now)).toBe(false);
  expect(isFresh(calledRow('a', ago(600), { recalledAt: ago(5) }), now)).toBe(true);
  expect(isFresh(calledRow('a', ago(-2)), now)).toBe(true);
});

const calls = Array.from({ length: 22 }, (_, place) => calledRow(`n${place}`, ago(2000 - place * 60)));
const names = (turn: number, rows = calls, perPage = 10) =>
  calledOnTurn(rows, turn, perPage, now).shown.map((row) => row.formattedBookingNumber);

test('all are shown where there is room for all', () => {
  expect(names(7, calls.slice(0, 10))).toHaveLength(10);
});

test('more than there is room for take turns, and each of them is seen', () => {
  expect(new Set([0, 1, 2].flatMap((turn) => names(turn))).size).toBe(22);
  expect(calledOnTurn(calls, 4, 10, now)).toMatchObject({ page: 1, pages: 3 });
  expect([0, 1, 2].map((turn) => names(turn).length)).toEqual([10, 10, 10]);
});

test('a new call is on every page at once', () => {
  const rows = [...calls, calledRow('new', ago(1))];
  for (const turn of [0, 1, 2, 3]) expect(names(turn, rows)).toContain('new');
  expect(new Set([0, 1, 2].flatMap((turn) => names(turn, rows))).size).toBe(23);
  const allNew = rows.map((row) => ({ ...row, recalledAt: ago(2) }));
  expect(names(0, allNew)).toHaveLength(10);
});
