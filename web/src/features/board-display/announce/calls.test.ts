import { expect, test } from 'vitest';
import { calledRow, waitingRow } from '../row-fixtures.ts';
import { callOf, callsToAnnounce, stillRemembered } from './calls.ts';

const now = Date.parse('2026-11-20T18:09:12+09:00');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
const names = (rows: readonly { formattedBookingNumber: string }[]) =>
  rows.map((row) => row.formattedBookingNumber);

test('a call made during a cut of two minutes is announced, in the order of the calls', () => {
  const known = calledRow('known', ago(300));
  const rows = [known, calledRow('second', ago(60)), calledRow('first', ago(119)), waitingRow(1)];
  expect(names(callsToAnnounce(rows, [callOf(known)], now))).toEqual(['first', 'second']);
});

test('a call is announced once, again when it is repeated or leads to another gate', () => {
  const row = calledRow('a', ago(20), { gate: '1' });
  const shown = [callOf(row)];
  expect(callsToAnnounce([row], shown, now)).toEqual([]);
  expect(callsToAnnounce([{ ...row, recalledAt: ago(0) }], shown, now)).toHaveLength(1);
  expect(callsToAnnounce([{ ...row, gate: '3' }], shown, now)).toHaveLength(1);
});

test('a screen that shows the line for the first time announces only what is called now', () => {
  const rows = [calledRow('old', ago(120)), calledRow('new', ago(2))];
  expect(names(callsToAnnounce(rows, null, now))).toEqual(['new']);
});

test('a screen that was off all night does not announce the night', () => {
  expect(callsToAnnounce([calledRow('night', ago(6 * 3600))], [], now)).toEqual([]);
});

test('no more is remembered than what is still called', () => {
  const rows = [calledRow('a', ago(2)), calledRow('b', ago(25))];
  const shown = rows.map(callOf);
  expect(stillRemembered(shown, rows)).toEqual(shown);
  expect(stillRemembered(shown, rows.slice(1))).toHaveLength(1);
  expect(stillRemembered(shown, [calledRow('a', ago(0))])).toEqual([]);
});
