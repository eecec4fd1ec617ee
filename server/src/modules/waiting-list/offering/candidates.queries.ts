import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf, valuesOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { lineOrder } from '../entry/line.queries.ts';

export type RestingForList = {
  readonly id: string;
  readonly place_id: string;
  readonly slot_at: Temporal.Instant;
  readonly freed_at: Temporal.Instant;
  readonly offered_until: Temporal.Instant | null;
};

const covers = (entry: RawBuilder<unknown>, slot: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM waiting_list_window WHERE entry_id = ${entry} AND ${slot} >= from_at AND ${slot} < to_at)`;

/**
 * Places that can be offered now: they rest for the waiting list, are not too near, and somebody waits who has
 * not been considered for them.
 */
export const listOfferable = (db: Db, now: Temporal.Instant, leadMinutes: number) => rowsOf<RestingForList>(
  db,
)`
    SELECT resting_place.id, place_id, slot_at, freed_at, offered_until
    FROM resting_place JOIN slot ON start_at = slot_at
    WHERE closure_id IS NULL AND place_id IS NOT NULL AND freed_at IS NOT NULL AND open
      AND until_at > ${now} AND coalesce(offer_from, ${now}) <= ${now}
      AND slot_at > ${now.add({ minutes: leadMinutes })}
      AND (offered_until IS NULL OR EXISTS (
        SELECT FROM waiting_list_entry AS entry
        WHERE state = 'WAITING' AND changed_at > offered_until AND ${covers(sql`entry.id`, sql`slot_at`)}))
    ORDER BY slot_at, freed_at, resting_place.id`;

/**
 * Entries that joined less than this before the place was freed come last, because they did not wait for it.
 * Losers of a draw are exempt: they have waited since they applied.
 */
const youngMinutes = 30;

/**
 * Lists entries in line order. An entry that was considered for the place before is listed only if it has
 * changed since.
 */
export const listCandidates = (
  db: Db,
  { place_id, slot_at, freed_at, offered_until }: RestingForList,
  isNight: boolean,
) => valuesOf<string>(db)`
    SELECT entry.id FROM waiting_list_entry AS entry
    WHERE state = 'WAITING' AND ${covers(sql`entry.id`, sql`${slot_at}::timestamptz`)}
      AND (${!isNight} OR auto OR night_offers)
      AND changed_at > coalesce(${offered_until?.toString() ?? null}::timestamptz, '-infinity')
      AND NOT EXISTS (SELECT FROM offer WHERE about_id = entry.id AND offer.place_id = ${place_id})
    ORDER BY part <> 1 AND joined_at > ${freed_at.subtract({ minutes: youngMinutes })}, ${lineOrder('entry')}`;

export const noteLooked = (trx: Trx, restingId: string, at: Temporal.Instant) =>
  trx.updateTable('resting_place').set({ offered_until: at }).where('id', '=', restingId).execute();
