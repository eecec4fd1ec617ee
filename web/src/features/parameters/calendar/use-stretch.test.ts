import { expect, test } from 'vitest';
import type { CalendarDay } from './plan-week.ts';
import { nextSlot } from './use-stretch.ts';

const dayOf = (day: string, times: readonly string[]): CalendarDay => ({
  day,
  slots: times.map((time) => ({
    start: `${day} ${time}`,
    end: '',
    capacity: 12,
    isOverride: false,
    isWorked: true,
    closure: null,
  })),
});
const days = [
  dayOf('2026-11-16', ['00:00', '08:00', '16:00']),
  dayOf('2026-11-17', ['00:00', '06:00', '12:00', '18:00']),
];
const from = (start: string, key: string) => nextSlot(days, start, key);

test('the arrows go along the day and from day to day, also where slots have another length', () => {
  expect(from('2026-11-16 08:00', 'ArrowDown')).toBe('2026-11-16 16:00');
  expect(from('2026-11-16 08:00', 'ArrowUp')).toBe('2026-11-16 00:00');
  expect(from('2026-11-16 08:00', 'ArrowRight')).toBe('2026-11-17 06:00');
  expect(from('2026-11-17 18:00', 'ArrowLeft')).toBe('2026-11-16 16:00');
});

test('Home and End are the ends of the day; beyond the ends there is nothing', () => {
  expect(from('2026-11-17 06:00', 'Home')).toBe('2026-11-17 00:00');
  expect(from('2026-11-17 06:00', 'End')).toBe('2026-11-17 18:00');
  expect(from('2026-11-16 16:00', 'ArrowDown')).toBeUndefined();
  expect(from('2026-11-17 06:00', 'ArrowRight')).toBeUndefined();
  expect(from('2026-11-17 06:00', 'a')).toBeUndefined();
});
