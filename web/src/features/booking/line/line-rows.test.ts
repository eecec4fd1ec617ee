import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { withLine } from './line-rows.ts';

const [from, to] = ['2026-11-20T18:50:00+09:00', '2026-11-20T19:10:00+09:00'];
const number = '261120-0007';
const waiting = {
  formattedBookingNumber: number,
  bookingStatus: 'WAITING',
  queue: { position: 6, ahead: 5, etaFrom: null, etaTo: null },
} as Booking;
const row = {
  formattedBookingNumber: number,
  bookingStatus: 'WAITING',
  position: 5,
  etaFrom: from,
  etaTo: to,
  calledAt: null,
} as BoardQueueRow;
const lineOf = (one: BoardQueueRow) => new Map([[one.formattedBookingNumber, one]]);

test('place and forecast are those of the line', () => {
  expect(withLine(waiting, lineOf(row)).queue).toEqual({ position: 5, ahead: 4, etaFrom: from, etaTo: to });
});

test('a call is known before the list of bookings tells it, and so is a return', () => {
  const calledRow = {
    ...row,
    bookingStatus: 'GO_TO_GATE',
    position: null,
    calledAt: from,
    gate: '2',
  } as const;
  const called = withLine(waiting, lineOf(calledRow));
  expect(called).toMatchObject({ bookingStatus: 'GO_TO_GATE', calledAt: from, gate: '2' });
  expect(called.queue).toBeUndefined();
  const returned = withLine(called, lineOf(row));
  expect(returned.bookingStatus).toBe('WAITING');
  expect(returned).not.toHaveProperty('gate');
});

test('without a line, without a row and before the arrival a booking says what it said', () => {
  expect(withLine(waiting, undefined)).toBe(waiting);
  expect(withLine(waiting, new Map())).toBe(waiting);
  const booked = { ...waiting, bookingStatus: 'BOOKED' } as const;
  expect(withLine(booked, lineOf(row))).toBe(booked);
});
