import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/transact.ts';

/**
 * Notes from when each restriction of the plate is suspended: from when its own appeal, or an appeal against a
 * warning that a ban counted, is overdue.
 */
export const copySuspensions = (trx: Trx, plateKey: string) =>
  sql`
    UPDATE restriction SET suspended_from = (
      SELECT min(due_at) FROM appeal
      WHERE outcome IS NULL AND (strike_id = restriction.event_id
        OR strike_id IN (SELECT warning_id FROM ban_cause WHERE ban_id = restriction.event_id)))
    WHERE plate_key = ${plateKey}`.execute(trx);

/**
 * Copies the effective restriction onto every vehicle of the plates: a ban before a warning, then the longest. A
 * restriction that an appeal suspends does not count. If there is none, copies how the last one ended. The
 * vehicle's version stays the same, because nobody has edited the vehicle.
 */
export const copyBanStates = (trx: Trx, plateKeys: readonly string[], now: Temporal.Instant) =>
  sql`
    UPDATE vehicle SET
      ban_status = CASE held.type WHEN 'BAN' THEN 'BANNED' WHEN 'WARN' THEN 'WARNED' ELSE 'UNBANNED' END,
      ban_event_id = held.event_id,
      ban_until = held.until,
      ban_suspended_from = held.suspended_from,
      event_at = coalesce(held.event_at, ended.event_at),
      cleared_at = ended.cleared_at,
      unban_mode = ended.unban_mode
    FROM vehicle AS seen
    LEFT JOIN LATERAL (
      SELECT restriction.* FROM restriction
      WHERE restriction.plate_key = seen.plate_key AND restriction.type <> 'LIMIT'
        AND (restriction.account_id IS NULL OR restriction.account_id = seen.account_id)
        AND (restriction.suspended_from IS NULL OR restriction.suspended_from > ${now})
      ORDER BY restriction.type = 'BAN' DESC, restriction.until DESC NULLS FIRST, restriction.event_at DESC
      LIMIT 1
    ) AS held ON true
    LEFT JOIN LATERAL (
      SELECT event.event_at, clearing.event_at AS cleared_at, clearing.unban_mode
      FROM ban_event AS event
      JOIN ban_clearance ON ban_clearance.event_id = event.id
      JOIN ban_event AS clearing ON clearing.id = ban_clearance.cleared_by AND clearing.type = 'UNBAN'
      WHERE event.plate_key = seen.plate_key AND event.type <> 'LIMIT'
        AND (event.account_id IS NULL OR event.account_id = seen.account_id)
      ORDER BY clearing.event_at DESC, event.type = 'BAN' DESC, event.event_at DESC
      LIMIT 1
    ) AS ended ON held.event_id IS NULL
    WHERE seen.plate_key = ANY(${plateKeys}::text[]) AND seen.deleted_at IS NULL AND vehicle.id = seen.id`.execute(
    trx,
  );
