import { expect, test } from 'vitest';
import { edgesOf, fitted, fromWire, nextWindow, toWire } from './windows.ts';

const today = '2026-11-19';
const tomorrow = '2026-11-20';
const from = { day: today, time: '13:20' };

test('a day is offered from the first slot that has not begun, and in the past not at all', () => {
  expect(edgesOf(today, { from }, 60)).toEqual(expect.arrayContaining(['14:00', '15:00', '23:00', '24:00']));
  expect(edgesOf(today, { from }, 60)[0]).toBe('14:00');
  expect(edgesOf(tomorrow, { from }, 60)).toHaveLength(25);
  expect(edgesOf('2026-11-18', { from }, 60)).toEqual([]);
  expect(edgesOf(today, { from: { day: today, time: '23:10' } }, 60)).toEqual([]);
});

test('whoever has a booking can only wait for what ends before it', () => {
  const bounds = { from, to: { day: tomorrow, time: '02:00' } };
  expect(edgesOf(tomorrow, bounds, 60)).toEqual(['00:00', '01:00', '02:00']);
  expect(edgesOf('2026-11-21', bounds, 60)).toEqual([]);
});

test('hours that a day does not have become those that it has', () => {
  const edges = ['14:00', '15:00', '16:00'];
  expect(fitted({ day: today, from: '08:00', to: '15:00' }, edges)).toEqual({
    day: today,
    from: '14:00',
    to: '15:00',
  });
  expect(fitted({ day: today, from: '15:00', to: '15:00' }, edges)).toEqual({
    day: today,
    from: '15:00',
    to: '16:00',
  });
  expect(fitted({ day: today, from: '16:00', to: '24:00' }, edges)).toEqual({
    day: today,
    from: '14:00',
    to: '16:00',
  });
});

test('another window has the same hours on the next free day', () => {
  const edgesFor = (day: string) => edgesOf(day, { from }, 60);
  const windows = [{ day: today, from: '14:00', to: '16:00' }];
  expect(nextWindow(windows, [today, tomorrow], edgesFor)).toEqual({
    day: tomorrow,
    from: '14:00',
    to: '16:00',
  });
  expect(nextWindow([], [], edgesFor)).toBeNull();
});

test('a window that ends with the day ends at midnight on the wire', () => {
  const window = { day: today, from: '20:00', to: '24:00' };
  const wire = { from: '2026-11-19T20:00:00+09:00', to: '2026-11-20T00:00:00+09:00' };
  expect(toWire(window, 'Asia/Chita')).toEqual(wire);
  expect(fromWire(wire)).toEqual(window);
});
