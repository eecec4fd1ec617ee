import { expect, test } from 'vitest';
import { stepAmongDays, stepAmongMonths } from './calendar-keys.ts';

const day = '2026-11-20';

test.each([
  ['ArrowLeft', '2026-11-19'],
  ['ArrowRight', '2026-11-21'],
  ['ArrowUp', '2026-11-13'],
  ['ArrowDown', '2026-11-27'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-20'],
  ['PageDown', '2026-12-20'],
])('among days %s leads to %s', (key, target) => {
  expect(stepAmongDays({ key, shiftKey: false })?.(day)).toBe(target);
});

test('with Shift the page keys go by years', () => {
  expect(stepAmongDays({ key: 'PageUp', shiftKey: true })?.(day)).toBe('2025-11-20');
  expect(stepAmongDays({ key: 'PageDown', shiftKey: true })?.(day)).toBe('2027-11-20');
});

test.each([
  ['ArrowLeft', '2026-10-20'],
  ['ArrowDown', '2027-02-20'],
  ['Home', '2026-01-20'],
  ['End', '2026-12-20'],
  ['PageUp', '2025-11-20'],
])('among months %s leads to %s', (key, target) => {
  expect(stepAmongMonths({ key, shiftKey: false })?.(day)).toBe(target);
});

test('other keys are left alone', () => {
  expect(stepAmongDays({ key: 'Tab', shiftKey: false })).toBeUndefined();
  expect(stepAmongMonths({ key: 'a', shiftKey: true })).toBeUndefined();
});
