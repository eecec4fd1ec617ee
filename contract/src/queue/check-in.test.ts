import { expect, test } from 'vitest';
import { checkInAnswer, checkInBody, terminalBooking } from './check-in.ts';

test('a kiosk sends a text, and four digits of the phone where they are asked for', () => {
  expect(checkInBody.safeParse({ text: ' А123ВС75 ', phoneEnding: '4567' }).data).toEqual({
    text: 'А123ВС75',
    phoneEnding: '4567',
  });
  expect(checkInBody.safeParse({ text: 'x', phoneEnding: '45678' }).success).toBe(false);
  expect(checkInBody.safeParse({ text: ' ' }).success).toBe(false);
});

test('no answer to a kiosk has a key that a check-in has not, but for id, status and version', () => {
  const own = ['id', 'bookingStatus', 'version'];
  const keys = Object.keys(terminalBooking.shape).filter((key) => !own.includes(key));
  expect(Object.keys(checkInAnswer.shape)).toEqual(expect.arrayContaining(keys));
});

test('a check-in that finds nothing says so and no more', () => {
  const nothing = { outcome: 'NO_BOOKING', logHead: { seq: 1, hash: '0'.repeat(64) } };
  expect(checkInAnswer.parse(nothing)).toEqual(nothing);
});
