import { expect, test } from 'vitest';
import { noReason } from '../../../domain/reasons/reason-texts.ts';
import type { CalendarSlot } from './plan-week.ts';
import { type Period, periodOf, slotsIn, withCapacity, withoutPeriod } from './stretch.ts';

const day = '2026-11-16';
const two = (hour: number) => String(hour).padStart(2, '0');
const slotAt = (hour: number): CalendarSlot => ({
  start: `${day} ${two(hour)}:00`,
  end: `${day} ${two(hour + 1)}:00`,
  capacity: 12,
  isOverride: false,
  isWorked: true,
  closure: null,
});
const slots = Array.from({ length: 24 }, (_, hour) => slotAt(hour));
const periodFrom = (from: string, to: string, toDay = day): Period => ({
  fromDay: day,
  fromTime: from,
  toDay,
  toTime: to,
});

test('hours are chosen from one slot to another, whichever comes first', () => {
  const chosen = slotsIn([{ day, slots }], { anchor: `${day} 12:00`, head: `${day} 10:00` });
  expect(chosen.map(({ start }) => start.slice(11))).toEqual(['10:00', '11:00', '12:00']);
  expect(periodOf(chosen)).toEqual(periodFrom('10:00', '13:00'));
});

test('a stretch to the end of the day ends where the next day begins', () => {
  expect(periodOf(slots.slice(22))).toEqual(periodFrom('22:00', '00:00', '2026-11-17'));
});

test.each([
  ['from its beginning', '08:00', '10:00', [['10:00', '12:00']]],
  ['to its end', '10:00', '13:00', [['08:00', '10:00']]],
  [
    'in its middle',
    '09:00',
    '10:00',
    [
      ['08:00', '09:00'],
      ['10:00', '12:00'],
    ],
  ],
  ['altogether', '07:00', '12:00', []],
  ['beside it', '12:00', '14:00', [['08:00', '12:00']]],
])('a closure is opened %s', (_, from, to, left) => {
  const closure = { ...periodFrom('8', '12:00'), fromTime: '08:00', reasons: noReason };
  const rest = withoutPeriod([closure], periodFrom(from, to));
  expect(rest.map(({ fromTime, toTime }) => [fromTime, toTime])).toEqual(left);
});

test('slots get a capacity of their own, keep others’, and lose it again', () => {
  const before = [
    { day, time: '11:00', capacity: '3' },
    { day, time: '09:00', capacity: '5' },
  ];
  const set = withCapacity(before, slots.slice(10, 12), '8');
  expect(set).toEqual([
    { day, time: '09:00', capacity: '5' },
    { day, time: '10:00', capacity: '8' },
    { day, time: '11:00', capacity: '8' },
  ]);
  expect(withCapacity(set, slots.slice(9, 11), null)).toEqual([{ day, time: '11:00', capacity: '8' }]);
});
