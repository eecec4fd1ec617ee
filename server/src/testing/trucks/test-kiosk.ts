import { expect } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { type CheckInAnswer, checkInAnswer } from '#contract/queue/check-in.ts';
import { passQr } from '#kernel/passes/pass-qr.ts';
import { createVisitor, type Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { lineOf } from './test-line.ts';

const phoneNumber = '+79145554567';
const phoneEnding = '4567';

type CheckInOptions = { readonly by?: Visitor; readonly key?: string };

export const openKiosk = (app: TestApp) => createVisitor(app, { roles: ['BOARD'], type: 'terminal' });

export const kioskOf = async (app: TestApp, operator: Visitor) => {
  const kiosk = await openKiosk(app);
  const line = lineOf(app, operator);
  const send = (body: object, { by = kiosk, key }: CheckInOptions = {}) =>
    by.call('POST', '/queue/check-in', { body, headers: { ...(key && { 'idempotency-key': key }) } });
  return {
    kiosk,
    line,
    send,
    phoneNumber,
    phoneEnding,
    book: (dateBooked: string, more: object = {}) => line.book(dateBooked, { phoneNumber, ...more }),
    /** Checks in and validates the answer strictly: no unknown keys. */
    checkIn: async (body: object, sent?: CheckInOptions): Promise<CheckInAnswer> => {
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

export const openRoomyCheckpoint = async (app: TestApp): Promise<Visitor> => {
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  await operator.call('PUT', '/system-params/booking-params', {
    body: { slotCapacity: 100, priorityReserve: 0 },
  });
  return operator;
};
