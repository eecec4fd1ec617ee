import { expect } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { type CheckInAnswer, checkInAnswer } from '#contract/queue/check-in.ts';
import { passQr } from '#kernel/passes/pass-qr.ts';
import { createVisitor, type Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { lineOf } from './test-line.ts';

const phoneNumber = '+79145554567';
const phoneEnding = '4567';

type Sent = { readonly by?: Visitor; readonly key?: string };

export const openKiosk = (app: TestApp) => createVisitor(app, { roles: ['BOARD'], type: 'terminal' });

/** Trucks that are expected, with one phone, and the kiosk that they come to. */
export const kioskOf = async (app: TestApp, operator: Visitor) => {
  const kiosk = await openKiosk(app);
  const line = lineOf(app, operator);
  const send = (body: object, { by = kiosk, key }: Sent = {}) =>
    by.call('POST', '/queue/check-in', { body, headers: { ...(key && { 'idempotency-key': key }) } });
  return {
    kiosk,
    line,
    send,
    phoneNumber,
    phoneEnding,
    book: (dateBooked: string, more: object = {}) => line.book(dateBooked, { phoneNumber, ...more }),
    /** An answer that is one, and has no key that it should not have. */
    checkIn: async (body: object, sent?: Sent): Promise<CheckInAnswer> => {
      const answer = await send(body, sent);
      expect(answer.status).toBe(200);
      return checkInAnswer.strict().parse(answer.body);
    },
    byPlate: (booking: Booking, more: object = {}) => ({
      text: booking.vehicleRegistrationPlate,
      phoneEnding,
      ...more,
    }),
    qrOf: ({ formattedBookingNumber, passToken = '' }: Booking) => passQr(formattedBookingNumber, passToken),
    statusOf: async ({ id }: Booking) => (await operator.call('GET', `/booking/${id}`)).body.bookingStatus,
  };
};

/** An operator of a checkpoint whose slots have a place for everybody. */
export const openRoomyCheckpoint = async (app: TestApp): Promise<Visitor> => {
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  await operator.call('PUT', '/system-params/booking-params', {
    body: { slotCapacity: 100, priorityReserve: 0 },
  });
  return operator;
};
