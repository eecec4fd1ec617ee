import { expect, test } from 'vitest';
import { weekdays } from '#contract/params/weekdays.ts';
import type { SetupHours } from '#contract/setup/setup.ts';
import { paint, slotsOn, toCells, tooManyOn, toWeeklyHours } from './week-cells.ts';

type Hours = SetupHours['weeklyHours'];
const week = (...intervals: [string, string][]) =>
  Object.fromEntries(weekdays.map((day) => [day, intervals.map(([from, to]) => ({ from, to }))])) as Hours;

test.each([week(), week(['00:00', '24:00']), week(['00:00', '03:00'], ['05:00', '24:00'])])(
  'hours come back as they were',
  (hours) => {
    expect(toWeeklyHours(toCells(hours))).toEqual(hours);
  },
);

test('an hour that is open in part counts as closed', () => {
  expect(toWeeklyHours(toCells(week(['07:30', '12:15'])))).toEqual(week(['08:00', '12:00']));
});

test('a brush sets the whole rectangle, whichever corner it began at', () => {
  const closed = toCells(week());
  const drawn = paint(closed, { day: 6, hour: 19 }, { day: 5, hour: 8 }, true);
  expect(toWeeklyHours(drawn)).toEqual({
    ...week(),
    SATURDAY: [{ from: '08:00', to: '20:00' }],
    SUNDAY: [{ from: '08:00', to: '20:00' }],
  });
});

test('a slot needs all of its hours', () => {
  const [day = []] = toCells(week(['08:00', '11:00']));
  expect([30, 60, 120].map((minutes) => slotsOn(day, minutes))).toEqual([6, 3, 1]);
});

test('a fifth stretch of a day is one too many', () => {
  const four = week(['00:00', '01:00'], ['02:00', '03:00'], ['04:00', '05:00'], ['06:00', '07:00']);
  expect(tooManyOn(toCells(four))).toBeUndefined();
  expect(tooManyOn(paint(toCells(four), { day: 2, hour: 9 }, { day: 2, hour: 9 }, true))).toBe('WEDNESDAY');
});
