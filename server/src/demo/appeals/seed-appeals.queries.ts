import type { Db } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/time/ids.ts';

export const hasAppeals = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('appeal').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The newest warnings given before the moment, each with the account that may appeal. */
export const listNoShowWarnings = (db: Db, before: Temporal.Instant, limit: number) =>
  db
    .selectFrom('restriction')
    .innerJoin('ban_event', 'ban_event.id', 'restriction.event_id')
    .innerJoin('vehicle', 'vehicle.id', 'ban_event.vehicle_id')
    .innerJoin('booking', 'booking.id', 'ban_event.booking_id')
    .select(['ban_event.id', 'ban_event.event_at', 'vehicle.account_id'])
    .select(['booking.id as booking_id', 'booking.slot_at', 'booking.created_at', 'booking.confirmed_at'])
    .where('ban_event.reason_code', '=', 'NO_SHOW')
    .where('ban_event.event_at', '<', before)
    .where('vehicle.approved', '=', true)
    .orderBy('ban_event.event_at', 'desc')
    .orderBy('ban_event.id', 'desc')
    .limit(limit)
    .execute();

export const findOperatorsBan = (db: Db, accountId: string) =>
  db
    .selectFrom('restriction')
    .innerJoin('ban_event', 'ban_event.id', 'restriction.event_id')
    .innerJoin('vehicle', 'vehicle.id', 'ban_event.vehicle_id')
    .select(['ban_event.id', 'ban_event.event_at'])
    .where('ban_event.type', '=', 'BAN')
    .where('vehicle.account_id', '=', accountId)
    .executeTakeFirst();

type Missed = {
  readonly booking_id: string;
  readonly slot_at: Temporal.Instant;
  readonly created_at: Temporal.Instant;
  readonly confirmed_at: Temporal.Instant | null;
};

/**
 * The made-up past has neither messages nor kiosks. This adds messages that left and an attempt that came too
 * early.
 */
export const insertTraces = async (db: Db, missed: Missed): Promise<void> => {
  const { booking_id, slot_at, created_at, confirmed_at } = missed;
  const id = (at: Temporal.Instant) => uuidv7({ now: () => at });
  const told = (template: string, at: Temporal.Instant) =>
    ({ message_id: id(at), about: booking_id, template, channel: 'SMS', sent: true, at }) as const;
  await db
    .insertInto('message_delivery')
    .values([told('booking-code', created_at), told('booking-confirmed', confirmed_at ?? created_at)])
    .execute();
  const at = slot_at.subtract({ minutes: 220 });
  await db
    .insertInto('check_in_attempt')
    .values({ id: id(at), booking_id, outcome: 'EARLY', at })
    .execute();
};
