import type { EarlierStrike } from '#contract/appeals/evidence.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import type { Appealable } from '../../vehicles/bans/strike.queries.ts';

export const listDeliveries = (db: Db, bookingId: string) =>
  db
    .selectFrom('message_delivery')
    .select(['template', 'channel', 'sent', 'at'])
    .where('about', '=', bookingId)
    .orderBy('at')
    .orderBy('message_id')
    .execute();

export const listAttempts = (db: Db, bookingId: string) =>
  db
    .selectFrom('check_in_attempt')
    .select(['at', 'outcome'])
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .execute();

/** Whether the driver himself confirmed the booking by a code. */
export const isConfirmedByDriver = async (db: Db, bookingId: string): Promise<boolean> =>
  (await db
    .selectFrom('booking_event')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('type', '=', 'CONFIRMED')
    .where('actor', '=', 'DRIVER')
    .limit(1)
    .executeTakeFirst()) !== undefined;

type EarlierRow = Pick<EarlierStrike, 'id' | 'type' | 'reasonCode' | 'state'> & {
  readonly reason: string | null;
  readonly reasons: Reasons | null;
  readonly event_at: Temporal.Instant;
  readonly until: Temporal.Instant | null;
  readonly slot_at: Temporal.Instant | null;
  readonly canceled_at: Temporal.Instant | null;
};

const most = 20;

/** Earlier bans and warnings of the truck, newest first, with whether each still counts today. */
export const listEarlierStrikes = (
  db: Db,
  { plate_key, given_to, strike_id, struck_at }: Appealable,
  now: Temporal.Instant,
) => rowsOf<EarlierRow>(db)`
    SELECT event.id, event.type, event.reason_code AS "reasonCode", event.reason, event.reasons, event.event_at,
      event.until, booking.slot_at, booking.canceled_at,
      CASE
        WHEN clearing.unban_mode = 'EXPIRED' THEN 'EXPIRED'
        WHEN clearing.id IS NOT NULL THEN 'LIFTED'
        WHEN restriction.suspended_from <= ${now} THEN 'SUSPENDED'
        WHEN EXISTS (SELECT 1 FROM ban_cause WHERE warning_id = event.id AND ban_id <> ALL (
          SELECT ban_id FROM ban_cause WHERE warning_id = ${strike_id}::uuid)) THEN 'USED_UP'
        ELSE 'COUNTS'
      END AS state
    FROM ban_event AS event
    LEFT JOIN restriction ON restriction.event_id = event.id
    LEFT JOIN ban_clearance ON ban_clearance.event_id = event.id
    LEFT JOIN ban_event AS clearing ON clearing.id = ban_clearance.cleared_by
    LEFT JOIN booking ON booking.id = event.booking_id
    WHERE event.plate_key = ${plate_key} AND (event.account_id IS NULL OR event.account_id = ${given_to}::uuid)
      AND event.type <> 'UNBAN' AND event.event_at <= ${struck_at} AND event.id <> ${strike_id}::uuid
      AND NOT EXISTS (SELECT 1 FROM ban_cause WHERE ban_id = event.id AND warning_id = ${strike_id}::uuid)
    ORDER BY event.event_at DESC, event.id DESC LIMIT ${most}`;

/** How many warnings the ban that followed the strike counted. Null: no ban followed. */
export const countCauses = async (db: Db, { strike_id, struck_at }: Appealable): Promise<number | null> => {
  const rows = await rowsOf<{ count: number }>(db)`
    SELECT count(*)::int AS count FROM ban_cause
    WHERE ban_id = (SELECT ban_event.id FROM ban_cause JOIN ban_event ON ban_event.id = ban_cause.ban_id
      WHERE ban_cause.warning_id = ${strike_id}::uuid ORDER BY abs(extract(epoch FROM ban_event.event_at - ${struck_at}))
      LIMIT 1)`;
  return rows[0]?.count || null;
};
