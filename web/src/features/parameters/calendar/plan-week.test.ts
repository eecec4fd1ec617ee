import { expect, test } from 'vitest';
import { noReason } from '../../../domain/reasons/reason-texts.ts';
import { isOpen, type Plan, placesOf, planWeek } from './plan-week.ts';

const wholeDay = [{ from: '00:00', to: '24:00' }];
const plan: Plan = {
  slotCapacity: '12',
  weeklyHours: {
    MONDAY: wholeDay,
    TUESDAY: [{ from: '8', to: '20:30' }],
    WEDNESDAY: wholeDay,
    THURSDAY: wholeDay,
    FRIDAY: wholeDay,
    SATURDAY: wholeDay,
    SUNDAY: [],
  },
  closures: [],
  capacityOverrides: [],
};
const monday = '2026-11-16';
const tuesday = '2026-11-17';
const closureOf = (from: string, to: string) => {
  const [fromDay = '', fromTime = ''] = from.split(' ');
  const [toDay = '', toTime = ''] = to.split(' ');
  return { fromDay, fromTime, toDay, toTime, reasons: noReason };
};
const open = (changes: Partial<Plan>, day = monday, minutes = 60) =>
  planWeek({ ...plan, ...changes }, [day], () => minutes)
    .flatMap(({ slots }) => slots)
    .filter(isOpen)
    .map(({ start }) => start.slice(11));

test('a day has its slots, and those wholly within the hours are open', () => {
  expect(open({})).toHaveLength(24);
  expect(open({}, monday, 480)).toEqual(['00:00', '08:00', '16:00']);
  expect(open({}, tuesday)).toEqual(expect.arrayContaining(['08:00', '19:00']));
  expect(open({}, tuesday)).not.toContain('20:00');
  expect(open({}, '2026-11-22')).toEqual([]);
});

test('a closure shuts every slot that it touches, over midnight too, and none beside it', () => {
  const closures = [closureOf(`${monday} 22:30`, `${tuesday} 0900`)];
  expect(open({ closures }).slice(-2)).toEqual(['20:00', '21:00']);
  expect(open({ closures }, tuesday)[0]).toBe('09:00');
  const [first] = planWeek({ ...plan, closures }, [tuesday], () => 60);
  expect(first?.slots[8]?.closure).toBe(0);
  expect(first?.slots[9]?.closure).toBeNull();
});

test('what is half typed closes nothing', () => {
  expect(open({ closures: [closureOf(`${monday} 8:`, `${monday} 10:00`)] })).toHaveLength(24);
  expect(open({ closures: [closureOf(' 08:00', `${monday} 10:00`)] })).toHaveLength(24);
});

test('an override is the capacity of its slot, and a closed one sells nothing', () => {
  const capacityOverrides = [{ day: monday, time: '10:00', capacity: '4' }];
  const closures = [closureOf(`${monday} 11:00`, `${monday} 12:00`)];
  const [day] = planWeek({ ...plan, capacityOverrides, closures }, [monday], () => 60);
  expect(day?.slots[10]).toMatchObject({ capacity: 4, isOverride: true });
  expect(day?.slots.slice(9, 12).map(placesOf)).toEqual([12, 4, 0]);
});
