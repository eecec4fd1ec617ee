import { expect, test } from 'vitest';
import { elapsedShare, leadAt, otherDay, timeLeft, turnAt } from './display-time.ts';

const at = (time: string) => `2026-11-20T${time}:00+09:00`;

test('a day is named only where it is not today’s', () => {
  expect(otherDay(at('19:00'), '2026-11-20', 'ru')).toBeNull();
  expect(otherDay('2026-11-21T00:10:00+09:00', '2026-11-20', 'en')).toBe('Sat, Nov 21');
  expect(otherDay(at('23:50'), '2026-11-21', 'ru')).toBe('пт, 20 нояб.');
});

test('begun minutes count whole, and nothing is left once it is over', () => {
  const now = Date.parse(at('02:14'));
  expect(timeLeft(at('05:00'), now)).toEqual({ days: 0, hours: 2, minutes: 46 });
  expect(timeLeft(at('05:00'), now + 1000)).toEqual({ days: 0, hours: 2, minutes: 46 });
  expect(timeLeft('2026-11-22T03:14:00+09:00', now)).toEqual({ days: 2, hours: 1, minutes: 0 });
  expect(timeLeft(at('02:00'), now)).toEqual({ days: 0, hours: 0, minutes: 0 });
});

test('the share that has gone by stays between nothing and all', () => {
  const share = (time: string) => elapsedShare(at('02:00'), at('05:00'), Date.parse(at(time)));
  expect([share('01:00'), share('03:30'), share('06:00')]).toEqual([0, 0.5, 1]);
  expect(elapsedShare(at('02:00'), at('02:00'), Date.parse(at('02:00')))).toBe(1);
});

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
