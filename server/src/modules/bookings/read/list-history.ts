import type { BookingEvent } from '#contract/bookings/bookings.ts';
import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type PageRequest, toPage } from '../../../platform/db/page.ts';
import { dayRange, wireInstant } from '../../slots/checkpoint-time.ts';
import { reasonIn, reasonsInAll } from '../booking/stored-reason.ts';
import { getVisibleBooking } from '../booking/visible-booking.ts';
import { type EventRow, eventsOfBooking, eventsOfBookingsBetween } from './history.queries.ts';

const times = ['dateBooked', 'pendingDateBooked'];

/** Stored in UTC, answered with the checkpoint's offset. */
const readSnapshot = (ctx: Context, snapshot: Record<string, unknown> | null) =>
  snapshot &&
  Object.fromEntries(
    Object.entries(snapshot).map(([key, value]) => [
      key,
      times.includes(key) && typeof value === 'string'
        ? wireInstant(ctx, Temporal.Instant.from(value))
        : value,
    ]),
  );

export const toBookingEvent =
  (ctx: Context) =>
  (row: EventRow): BookingEvent => ({
    id: row.id,
    bookingId: row.booking_id,
    formattedBookingNumber: row.number,
    vehicleRegistrationPlate: row.plate,
    type: row.type,
    actor: row.actor,
    actorId: row.actor_id,
    actorName: row.last_name ? `${row.last_name} ${row.first_name}` : null,
    eventDate: wireInstant(ctx, row.event_at),
    from: readSnapshot(ctx, row.before),
    to: readSnapshot(ctx, row.after),
    reason: reasonIn(row, ctx.language),
    reasons: reasonsInAll(row),
    reasonKind: row.reason_kind,
  });

export const listBookingHistory = async (ctx: Context, query: PageRequest & { readonly date: string }) => {
  const { from, to } = dayRange(ctx, query.date);
  return toPage(ctx.db, eventsOfBookingsBetween(ctx.db, from, to), query, toBookingEvent(ctx));
};

/** Drivers must not see which operator acted. */
const withoutOperator = (event: BookingEvent): BookingEvent =>
  event.actor === 'DRIVER' ? event : { ...event, actorId: null, actorName: null };

export const listHistoryOfBooking = async (ctx: Context, query: PageRequest & { readonly id: string }) => {
  const booking = await getVisibleBooking(ctx, query.id);
  const page = await toPage(ctx.db, eventsOfBooking(ctx.db, booking.id), query, toBookingEvent(ctx));
  return isInConsole(ctx.actor) ? page : { ...page, content: page.content.map(withoutOperator) };
};
