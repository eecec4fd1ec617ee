import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export const listOpen = (db: Db) =>
  db
    .selectFrom('waiting_list_entry')
    .select(['id', 'account_id'])
    .where('state', 'in', ['WAITING', 'OFFERED'])
    .orderBy('id')
    .execute();

/** An entry is offered a place if and only if a booking holds that place. No place is offered to an entry twice. */
export const listFaults = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ fault: string }>`
    SELECT 'entry ' || entry.id || ' is offered a place that no booking holds' AS fault
    FROM waiting_list_entry AS entry WHERE state = 'OFFERED' AND NOT EXISTS (
      SELECT FROM booking JOIN offer ON offer.id = booking.offer_id
      WHERE booking.id = entry.booking_id AND about_id = entry.id AND hold_until IS NOT NULL)
    UNION ALL SELECT 'booking ' || booking.id || ' holds a place for entry ' || about_id || ', which is not offered one'
    FROM booking JOIN offer ON offer.id = booking.offer_id AND kind = 'WAITING_LIST'
    WHERE NOT EXISTS (SELECT FROM waiting_list_entry AS entry
      WHERE entry.id = about_id AND state = 'OFFERED' AND booking_id = booking.id)
    UNION ALL SELECT 'place ' || place_id || ' was offered twice to ' || about_id
    FROM offer WHERE kind = 'WAITING_LIST' GROUP BY about_id, place_id HAVING count(*) > 1
    UNION ALL SELECT 'place ' || offer.place_id || ' is held twice'
    FROM booking JOIN offer ON offer.id = booking.offer_id AND kind = 'WAITING_LIST'
    GROUP BY offer.place_id HAVING count(*) > 1`.execute(db);
  return rows.map(({ fault }) => fault);
};
