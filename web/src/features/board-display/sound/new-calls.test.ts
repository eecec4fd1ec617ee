import { expect, test } from 'vitest';
import { calledRow } from '../row-fixtures.ts';
import { callsToHear, stillRemembered } from './new-calls.ts';

const now = Date.parse('2026-11-20T18:09:12+09:00');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

test('a new call is heard once, however often the line comes again', () => {
  const rows = [calledRow('old', ago(300)), calledRow('new', ago(1))];
  const heard = callsToHear(rows, [], now);
  expect(heard).toHaveLength(1);
  expect(callsToHear(rows, heard, now + 1000)).toEqual([]);
  // After a reload or a reconnect with the same queue.
  expect(callsToHear([...rows], stillRemembered(heard, rows), now + 5000)).toEqual([]);
});

test('after a cut only what was called just now is heard, not what was missed', () => {
  const rows = [calledRow('missed', ago(120)), calledRow('missed too', ago(31)), calledRow('now', ago(2))];
  expect(callsToHear(rows, [], now)).toHaveLength(1);
});

test('a truck that is called again is heard again, two at once are two', () => {
  const first = calledRow('a', ago(20));
  const heard = callsToHear([first], [], now);
  const again = { ...first, recalledAt: ago(0) };
  expect(callsToHear([again, calledRow('b', ago(0))], heard, now)).toHaveLength(2);
});

test('calls that come in another order than their times are all heard', () => {
  const heard = callsToHear([calledRow('later', ago(1))], [], now);
  expect(callsToHear([calledRow('earlier', ago(3)), calledRow('later', ago(1))], heard, now)).toHaveLength(1);
});

test('no more is remembered than what is still on the screen', () => {
  const rows = [calledRow('a', ago(2)), calledRow('b', ago(25))];
  const heard = callsToHear(rows, [], now);
  expect(stillRemembered(heard, rows)).toEqual(heard);
  expect(stillRemembered(heard, rows.slice(1))).toHaveLength(1);
  expect(stillRemembered(heard, [calledRow('a', ago(0))])).toEqual([]);
});
