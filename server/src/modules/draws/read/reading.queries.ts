import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import { type DrawRow, drawColumns } from '../draw/draws.queries.ts';

export type ShownDraw = DrawRow & { readonly admin_sales: number };

const shown = (db: Db) =>
  db
    .selectFrom('draw')
    .innerJoin('drawn_day', 'drawn_day.day', 'draw.day')
    .select([...drawColumns, 'admin_sales']);

export const findShown = (db: Db, day: string): Promise<ShownDraw | undefined> =>
  shown(db).where('draw.day', '=', day).executeTakeFirst();

export const listShown = (db: Db, from: string, to: string): Promise<ShownDraw[]> =>
  shown(db)
    .where('draw.day', '>=', from)
    .where('draw.day', '<=', to)
    .orderBy('draw.day', 'desc')
    .limit(400)
    .execute();

/** Newest first. */
export const listDrawnFigures = (db: Db, before: string, most: number) =>
  db
    .selectFrom('draw')
    .select(['day', 'figures'])
    .where('state', '=', 'DRAWN')
    .where('day', '<', before)
    .orderBy('day', 'desc')
    .limit(most)
    .execute();

/** Log entries about draws, byte for byte. The condition is that of the index `queue_log_draw`. */
export const listEntries = (db: Db, days: readonly string[]) => rowsOf<{
  day: string;
  body: string;
  hash: string;
}>(db)`
    SELECT body::jsonb -> 'facts' ->> 'date' AS day, body, hash FROM queue_log
    WHERE type IN ('ADMIN_SALE', 'DRAW_OPENED', 'DRAW_FROZEN', 'DRAW_DONE')
      AND body::jsonb -> 'facts' ->> 'date' = ANY (${days}::text[])
    ORDER BY seq`;

export const resultRows = (db: Db, day: string, number: string | undefined) =>
  db
    .selectFrom('draw_application')
    .select(['rank', 'ref', 'number', 'tickets', 'met', 'start_at', 'not_taken'])
    .where('day', '=', day)
    .where('rank', 'is not', null)
    .$if(number !== undefined && number !== '', (query) => query.where('number', '=', number ?? ''))
    .orderBy('rank');
