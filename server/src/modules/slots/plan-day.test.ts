import { expect, test } from 'vitest';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { defaultParams } from '../system-params/default-params.ts';
import { planDay } from './plan-day.ts';

const params: BookingParams = { ...defaultParams(), version: 1 };
const friday = Temporal.PlainDate.from('2026-11-20');
const plan = (changes: Partial<BookingParams> = {}, day = friday, timeZone = 'Asia/Chita') =>
  planDay({ params: { ...params, ...changes }, lengths: [], timeZone }, day);

test('a day has 24 slots of an hour, from midnight to midnight at the checkpoint', () => {
  const slots = plan();
  expect(slots).toHaveLength(24);
  expect(slots[0]?.start.toString()).toBe('2026-11-19T15:00:00Z');
  expect(slots[23]?.end.toString()).toBe('2026-11-20T15:00:00Z');
  expect(slots.every((slot) => slot.open && slot.capacity === 12 && slot.reserve === 2)).toBe(true);
});

test('slots join without a gap, whatever their length', () => {
  for (const slotMinutes of [15, 30, 45, 90, 480]) {
    const slots = plan({ slotMinutes });
    expect(slots).toHaveLength(1440 / slotMinutes);
    slots.slice(1).forEach((slot, index) => {
      expect(slot.start.equals(slots[index]?.end ?? slot.end)).toBe(true);
    });
  }
});

test('hours that are not worked are closed, and a slot that only begins within them too', () => {
  const weeklyHours = { ...params.weeklyHours, FRIDAY: [{ from: '08:00', to: '12:30' }] };
  const open = plan({ weeklyHours }).filter((slot) => slot.open);
  expect(open).toHaveLength(4);
  expect(open[0]?.start.toString()).toBe('2026-11-19T23:00:00Z');
  expect(plan({ weeklyHours }, friday.add({ days: 1 })).filter((slot) => slot.open)).toHaveLength(24);
});

test('a closure closes every slot it touches, in whatever offset it was written', () => {
  const closures = [
    { from: '2026-11-20T01:30:00Z', to: '2026-11-20T12:00:00+09:00', reasons: { RU: 'snow' } },
  ];
  const closed = plan({ closures }).filter((slot) => !slot.open);
  expect(closed.map((slot) => slot.start.toString())).toEqual([
    '2026-11-20T01:00:00Z',
    '2026-11-20T02:00:00Z',
  ]);
});

test('an override changes one slot, and the reserve never exceeds it', () => {
  const capacityOverrides = [{ start: '2026-11-20T09:00:00+09:00', capacity: 1 }];
  const changed = plan({ capacityOverrides }).filter((slot) => slot.capacity !== 12);
  expect(changed).toMatchObject([{ capacity: 1, reserve: 1 }]);
});

test('where clocks are put forward the missing hour is no slot, however long slots are', () => {
  const weeklyHours = { ...params.weeklyHours, SUNDAY: [{ from: '03:00', to: '24:00' }] };
  for (const [slotMinutes, expected] of [
    [60, 23],
    [30, 46],
    [20, 69],
    [90, 16],
    [120, 12],
  ] as const) {
    const day = Temporal.PlainDate.from('2026-03-29');
    const slots = plan({ slotMinutes, weeklyHours }, day, 'Europe/Berlin');
    expect(slots).toHaveLength(expected);
    slots.slice(1).forEach((slot, index) => {
      expect(slot.start.equals(slots[index]?.end ?? slot.end)).toBe(true);
    });
    // The clocks skip from 02:00 to 03:00.
    if (slotMinutes < 90)
      expect(slots.find(({ open }) => open)?.start.toString()).toBe('2026-03-29T01:00:00Z');
  }
});
