import { sql } from 'kysely';
import type { ActorKind, EventType } from '#contract/journal/event-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';

export type LastEvent = {
  readonly id: string;
  readonly type: EventType;
  readonly from: string | null;
  readonly to: string | null;
  readonly actor: ActorKind;
  readonly name: string | null;
  readonly at: Temporal.Instant;
};

const named = sql`nullif(account.last_name || ' ' || account.first_name, ' ') AS name`;

export const listLastOfBookings = (db: Db, ids: readonly string[]) => rowsOf<LastEvent>(db)`
    SELECT DISTINCT ON (booking_id) booking_id AS id, type, before ->> 'status' AS "from", after ->> 'status' AS "to",
      actor, ${named}, event_at AS at
    FROM booking_event LEFT JOIN account ON account.id = actor_id
    WHERE booking_id = ANY (${ids}::uuid[]) ORDER BY booking_id, event_at DESC, booking_event.id DESC`;

export const listLastOfVehicles = (db: Db, ids: readonly string[]) => rowsOf<LastEvent>(db)`
    SELECT DISTINCT ON (happened.id) happened.id, type, NULL AS "from", NULL AS "to", actor, ${named}, at FROM (
      SELECT vehicle_id AS id, type, actor, actor_id, event_at AS at, journal_event.id AS event_id
      FROM journal_event WHERE vehicle_id = ANY (${ids}::uuid[])
      UNION ALL
      SELECT vehicle.id, ban_event.type, actor, actor_id, ban_event.event_at, ban_event.id
      FROM vehicle JOIN ban_event USING (plate_key) WHERE vehicle.id = ANY (${ids}::uuid[])
    ) AS happened LEFT JOIN account ON account.id = actor_id
    ORDER BY happened.id, at DESC, event_id DESC`;
