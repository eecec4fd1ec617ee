import type { Db } from '../../../platform/db/database.ts';

export const selectEvents = (db: Db) =>
  db
    .selectFrom('booking_event')
    .innerJoin('booking', 'booking.id', 'booking_event.booking_id')
    .leftJoin('account', 'account.id', 'booking_event.actor_id')
    .select([
      'booking_event.id',
      'booking_event.booking_id',
      'booking.number',
      'booking.plate',
      'booking_event.type',
      'booking_event.actor',
      'booking_event.actor_id',
      'account.first_name',
      'account.last_name',
      'booking_event.event_at',
      'booking_event.before',
      'booking_event.after',
      'booking_event.reason',
      'booking_event.reasons',
      'booking_event.reason_kind',
    ]);

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

const byTime = (query: ReturnType<typeof selectEvents>) =>
  query.orderBy('booking_event.event_at').orderBy('booking_event.id');

export const eventsOfBooking = (db: Db, bookingId: string) =>
  byTime(selectEvents(db).where('booking_event.booking_id', '=', bookingId));

/** Includes bookings that were moved away from the day, so that one can see where they went. */
export const eventsOfBookingsBetween = (db: Db, from: Temporal.Instant, to: Temporal.Instant) =>
  byTime(
    selectEvents(db).where('booking_event.booking_id', 'in', (events) =>
      events
        .selectFrom('booking_event as booked')
        .select('booked.booking_id')
        .where('booked.slot_at', '>=', from)
        .where('booked.slot_at', '<', to),
    ),
  );
