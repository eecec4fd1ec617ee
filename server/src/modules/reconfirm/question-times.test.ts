import { expect, test } from 'vitest';
import { isToBeAsked, questionTime } from './question-times.ts';

const zone = 'Asia/Chita';
const at = (text: string) => Temporal.Instant.from(`2026-11-${text}:00+09:00`);
const rules = { enabled: true, askHours: [24, 12], reclaimHours: 4 };

test.each([
  ['22T11:00', 24, '21T11:00'],
  ['22T11:00', 12, '21T21:00'],
  ['22T19:00', 12, '22T07:00'],
  ['22T18:00', 12, '21T21:00'],
  ['22T06:00', 24, '20T21:00'],
  ['22T09:59', 12, '21T21:59'],
  ['22T10:00', 12, '21T21:00'],
])('the slot of %s is asked about %i h before: at %s', (slot, hours, time) => {
  expect(questionTime(at(slot), hours, zone)).toEqual(at(time));
});

const isAsked = (now: string, { slot = '22T11:00', placed = '15T12:00', asked = '' } = {}) =>
  isToBeAsked(
    { slot_at: at(slot), placedAt: at(placed), askedAt: asked ? at(asked) : null },
    rules,
    at(now),
    zone,
  );

test('each question is asked once, from its time on', () => {
  expect(isAsked('21T10:59')).toBe(false);
  expect(isAsked('21T11:00')).toBe(true);
  expect(isAsked('21T12:00', { asked: '21T11:00' })).toBe(false);
  expect(isAsked('21T21:00', { asked: '21T11:00' })).toBe(true);
  expect(isAsked('21T21:05', { asked: '21T21:00' })).toBe(false);
});

test('a booking that is made or moved after a question skips it', () => {
  expect(isAsked('21T14:00', { placed: '21T13:00' })).toBe(false);
  expect(isAsked('21T21:00', { placed: '21T13:00' })).toBe(true);
  expect(isAsked('21T22:00', { placed: '21T21:30' })).toBe(false);
});

test('nobody is asked at night, nor so late that he could not answer', () => {
  expect(isAsked('21T22:30')).toBe(false);
  const slot = '22T16:00';
  expect(isAsked('22T06:59', { slot })).toBe(false);
  expect(isAsked('22T07:00', { slot })).toBe(true);
  expect(isAsked('22T10:00', { slot })).toBe(true);
  expect(isAsked('22T10:01', { slot })).toBe(false);
});
