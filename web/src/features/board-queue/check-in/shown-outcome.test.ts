import { expect, test } from 'vitest';
import { followedOutcome, isArrival, shownOutcome } from './shown-outcome.ts';

const at = (day: string, time: string) => `2026-11-${day}T${time}:00+09:00`;
const now = Date.parse(at('20', '18:00'));
const early = (dateBooked: string, from: string) =>
  shownOutcome({ outcome: 'EARLY', dateBooked, window: { from, to: dateBooked } }, now, '2026-11-20');

test('A truck that came early is welcome; earlier than allowed or on another day the operator is warned', () => {
  expect(early(at('20', '19:00'), at('20', '16:00'))).toBe('EARLY');
  expect(early(at('20', '23:00'), at('20', '20:00'))).toBe('BEFORE_WINDOW');
  expect(early(at('21', '01:00'), at('20', '22:00'))).toBe('OTHER_DAY');
});

test('Other outcomes are told as they are, and only arrivals can be taken back', () => {
  expect(shownOutcome({ outcome: 'LATE' }, now, '2026-11-20')).toBe('LATE');
  expect(shownOutcome({ outcome: 'PHONE_ENDING_NEEDED' }, now, '2026-11-20')).toBe('NO_BOOKING');
  expect(shownOutcome({ outcome: 'NO_BOOKING', passFault: 'CHANGED' }, now, '2026-11-20')).toBe(
    'PASS_CHANGED',
  );
  expect(isArrival('BEFORE_WINDOW')).toBe(true);
  expect(isArrival('ALREADY_WAITING')).toBe(false);
});

test('an answer follows what becomes of its truck', () => {
  const followed = (
    outcome: Parameters<typeof followedOutcome>[0],
    status: Parameters<typeof followedOutcome>[1]['status'],
    noAnswers = 0,
  ) => followedOutcome(outcome, { status, noAnswers });
  expect(followed('ON_TIME', undefined)).toBe('ON_TIME');
  expect(followed('LATE', 'WAITING')).toBe('LATE');
  expect(followed('ON_TIME', 'WAITING', 1)).toBe('ALREADY_WAITING');
  expect(followed('LATE', 'GO_TO_GATE')).toBe('CALLED');
  expect(followed('CALLED', 'WAITING')).toBe('ALREADY_WAITING');
  expect(followed('EARLY', 'BOOKED')).toBe('UNDONE');
  expect(followed('CALLED', 'LEFT_WAITING_ZONE')).toBe('LEFT');
  expect(followed('ALREADY_WAITING', 'CANCELED')).toBe('CANCELED');
  expect(followed('WRONG_DAY', 'BOOKED')).toBe('WRONG_DAY');
});

test('a truck that was refused and is in the line since is told to be there, unless its pass proves nothing', () => {
  const inLine = { status: 'WAITING', noAnswers: 0 } as const;
  expect(followedOutcome('NOT_CONFIRMED', inLine)).toBe('ALREADY_WAITING');
  expect(followedOutcome('WRONG_DAY', { ...inLine, status: 'GO_TO_GATE' })).toBe('CALLED');
  expect(followedOutcome('PASS_FORGED', inLine)).toBe('PASS_FORGED');
});
