import type { EventType } from '#contract/journal/event-types.ts';
import type { EventQuery, JournalEvent } from '#contract/journal/journal.ts';
import type { Context } from '../../platform/context/context.ts';
import { countedUpTo, type Page, type PageRequest, pageOf, toTotal } from '../../platform/db/page.ts';
import { reasonIn, reasonsInAll } from '../bookings/booking/stored-reason.ts';
import { toBookingEvent } from '../bookings/read/list-history.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';
import { reasonAnswer } from '../vehicles/vehicle/reason-words.ts';
import { filterOf } from './event-filter.ts';
import { countEvents, listEventIds } from './event-ids.queries.ts';
import {
  type ActRow,
  type BanEventRow,
  type BookingEventRow,
  listActs,
  listBanEvents,
  listBookingEvents,
} from './events.queries.ts';

const ofBooking =
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

const ofBan =
  (ctx: Context) =>
  (row: BanEventRow): JournalEvent => ({
    ...common(ctx, row),
    type: row.type,
    from: null,
    to:
      row.type === 'UNBAN'
        ? { unbanMode: row.unban_mode }
        : {
            until: row.until && wireInstant(ctx, row.until),
            reasonCode: row.reason_code,
            ...(row.acknowledged && { acknowledged: row.acknowledged }),
          },
    ...reasonAnswer({ reason: row.reason, reasons: row.reasons, code: row.reason_code }, ctx.language),
  });

const ofAct =
  (ctx: Context) =>
  (row: ActRow): JournalEvent => ({
    ...common(ctx, row),
    type: row.type,
    from: row.before,
    to: row.after,
    reason: reasonIn(row, ctx.language),
    reasons: reasonsInAll(row),
  });

/** Returns the events in the order of their ids. */
export const readEvents = async (ctx: Context, ids: readonly string[]): Promise<JournalEvent[]> => {
  if (ids.length === 0) return [];
  const events = [
    ...(await listBookingEvents(ctx.db, ids)).map(ofBooking(ctx)),
    ...(await listBanEvents(ctx.db, ids)).map(ofBan(ctx)),
    ...(await listActs(ctx.db, ids)).map(ofAct(ctx)),
  ];
  const byId = new Map(events.map((event) => [event.id, event]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** With `since` the oldest come first, so that a follower can continue where it stopped. */
export const listEvents = async (
  ctx: Context,
  { page, size, ...query }: EventQuery & PageRequest,
): Promise<Page<JournalEvent>> => {
  const filter = filterOf(ctx, query);
  const order = query.since === undefined ? 'newest first' : 'oldest first';
  const counted = await countEvents(ctx.db, filter, countedUpTo + 1);
  const part = { order, offset: page * size, limit: size + 1 } as const;
  const ids = await listEventIds(ctx.db, filter, part);
  const events = await readEvents(ctx, ids.slice(0, size));
  return pageOf(events, { page, size }, { ...toTotal(counted), last: ids.length <= size });
};
