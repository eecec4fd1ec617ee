import { expect, test } from 'vitest';
import { slotStarts } from './capacity-overrides.tsx';

test('slots begin at every multiple of their length', () => {
  expect(slotStarts(480, '00:00')).toEqual(['00:00', '08:00', '16:00']);
  expect(slotStarts(45, '00:00').slice(0, 3)).toEqual(['00:00', '00:45', '01:30']);
});

test('a start that is none under this length stays in the list, in its place', () => {
  expect(slotStarts(480, '09:00')).toEqual(['00:00', '08:00', '09:00', '16:00']);
});

test.each([0, 7, 50, Number.NaN])('%s minutes is no length yet: hours are offered meanwhile', (minutes) => {
  expect(slotStarts(minutes, '00:00')).toHaveLength(24);
});
