import type { Booking, BookingStatus } from '#contract/bookings/bookings.ts';
import type { AdminQueue } from '#contract/queue/queue.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { bookTruck } from './test-bookings.ts';

export const lineOf = (app: TestApp, operator: Visitor) => {
  const move = (id: string, status: BookingStatus, body: object = {}) =>
    operator.call('PUT', `/booking/${id}?status=${status}`, { body });
  const book = async (dateBooked: string, more: object = {}): Promise<Booking> =>
    (await bookTruck(app, operator, { dateBooked, ...more })).body;
  return {
    book,
    move,
    arrive: async (dateBooked: string, more: object = {}): Promise<Booking> => {
      const { id } = await book(dateBooked, more);
      return (await move(id, 'WAITING')).body;
    },
    next: (body: object = {}) => operator.call('POST', '/queue/next', { body }),
    read: async (): Promise<AdminQueue> => (await operator.call('GET', '/queue?size=1000')).body,
    waiting: async (): Promise<string[]> => {
      const { content }: AdminQueue = (await operator.call('GET', '/queue?size=1000')).body;
      return content.filter(({ position }) => position !== null).map((row) => row.formattedBookingNumber);
    },
  };
};
