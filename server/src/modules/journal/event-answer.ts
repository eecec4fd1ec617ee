import type { EventType } from '#contract/journal/event-types.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import type { Context } from '../../platform/context/context.ts';
import { reasonIn, reasonsInAll } from '../bookings/booking/stored-reason.ts';
import { toBookingEvent } from '../bookings/read/list-history.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';
import { reasonAnswer } from '../vehicles/vehicle/reason-words.ts';
import type { ActRow, BanEventRow, BookingEventRow } from './events.queries.ts';

export const ofBooking =
  (ctx: Context) =>
  (row: BookingEventRow): JournalEvent => ({
    ...toBookingEvent(ctx)(row),
    type: row.type as EventType,
    vehicleId: row.vehicle_id,
    userId: row.user_id,
    userName: row.user_name,
  });

const common = (ctx: Context, row: ActRow | BanEventRow) => ({
  id: row.id,
  actor: row.actor,
  actorId: row.actor_id,
  actorName: row.actor_name,
  eventDate: wireInstant(ctx, row.event_at),
  bookingId: row.booking_id,
  formattedBookingNumber: row.number,
  vehicleId: row.vehicle_id,
  vehicleRegistrationPlate: row.registration_plate,
  userId: row.user_id,
  userName: row.user_name,
  reasonKind: null,
});

export const ofBan =
  (ctx: Context) =>
  (row: BanEventRow): JournalEvent => ({
    ...common(ctx, row),
    type: row.type,
    from: null,
    to:
      row.type === 'UNBAN'
        ? { unbanMode: row.unban_mode }
        : { until: row.until && wireInstant(ctx, row.until), reasonCode: row.reason_code },
    ...reasonAnswer({ reason: row.reason, reasons: row.reasons, code: row.reason_code }, ctx.language),
  });

export const ofAct =
  (ctx: Context) =>
  (row: ActRow): JournalEvent => ({
    ...common(ctx, row),
    type: row.type,
    from: row.before,
    to: row.after,
    reason: reasonIn(row, ctx.language),
    reasons: reasonsInAll(row),
  });
