import { expect, test } from 'vitest';
import { roomOfDays, scaleOf, sidesOf } from './arrival-drawing.tsx';

const time = (text: string) => `2026-11-17T${text}:00+09:00`;
const arrival = {
  from: time('10:00'),
  onTimeUntil: time('13:10'),
  until: time('16:00'),
  untilWithoutPauses: time('15:00'),
};
const booking = { dateBooked: time('13:00') } as Parameters<typeof scaleOf>[1];

test('the drawing reaches from the first minute to come to the last one, or to the end of the booking', () => {
  const { place, stretch } = scaleOf(arrival, { ...booking, canceledDate: time('16:00') });
  expect([place(time('10:00')), place(time('13:00')), place(time('16:00'))]).toEqual([0, 50, 100]);
  expect(stretch(time('09:00'), time('11:30'))).toEqual({ from: 0, to: 25 });
  const early = scaleOf(arrival, { ...booking, canceledDate: time('04:00') });
  expect(early.place(time('10:00'))).toBe(50);
});

test('labels near to each other stand on both sides, others around their place', () => {
  expect(sidesOf(50, 100)).toEqual(['middle', 'end']);
  expect(sidesOf(60, 50)).toEqual(['start', 'end']);
  expect(sidesOf(40, 50)).toEqual(['end', 'start']);
  expect(sidesOf(60, 100), 'half of one and all of the other do not fit').toEqual(['end', 'end']);
  expect(sidesOf(70, 100), 'inside of the drawing').toEqual(['end', 'end']);
  expect(sidesOf(60, 100, roomOfDays), 'a label with its day needs more').toEqual(['end', 'end']);
});
