import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/transact.ts';

/**
 * Copies the effective restriction onto every vehicle of the plates: bans before warnings, then the
 * longest. Without one, how the last ended. The version stays, since nothing was edited.
 */
export const copyBanStates = async (trx: Trx, plateKeys: readonly string[]): Promise<void> => {
  await sql`
    UPDATE vehicle SET
      ban_status = CASE held.type WHEN 'BAN' THEN 'BANNED' WHEN 'WARN' THEN 'WARNED' ELSE 'UNBANNED' END,
      ban_event_id = held.event_id,
      ban_until = held.until,
      event_at = coalesce(held.event_at, ended.event_at),
      cleared_at = ended.cleared_at,
      unban_mode = ended.unban_mode
    FROM vehicle AS seen
    LEFT JOIN LATERAL (
      SELECT restriction.* FROM restriction
      WHERE restriction.plate_key = seen.plate_key
        AND (restriction.account_id IS NULL OR restriction.account_id = seen.account_id)
      ORDER BY restriction.type = 'BAN' DESC, restriction.until DESC NULLS FIRST, restriction.event_at DESC
      LIMIT 1
    ) AS held ON true
    LEFT JOIN LATERAL (
      SELECT event.event_at, clearing.event_at AS cleared_at, clearing.unban_mode
      FROM ban_event AS event
      JOIN ban_clearance ON ban_clearance.event_id = event.id
      JOIN ban_event AS clearing ON clearing.id = ban_clearance.cleared_by AND clearing.type = 'UNBAN'
      WHERE event.plate_key = seen.plate_key AND (event.account_id IS NULL OR event.account_id = seen.account_id)
      ORDER BY clearing.event_at DESC, event.type = 'BAN' DESC, event.event_at DESC
      LIMIT 1
    ) AS ended ON held.event_id IS NULL
    WHERE seen.plate_key = ANY(${plateKeys}::text[]) AND seen.deleted_at IS NULL AND vehicle.id = seen.id`.execute(
    trx,
  );
};
