import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import { type DrawRow, drawColumns } from '../draw/draws.queries.ts';
import type { DrawFigures } from '../draws.tables.ts';

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

const averagedDraws = 28;

export const listLastFigures = async (db: Db, before: string): Promise<DrawFigures[]> => {
  const rows = await db
    .selectFrom('draw')
    .select('figures')
    .where('state', '=', 'DRAWN')
    .where('day', '<', before)
    .orderBy('day', 'desc')
    .limit(averagedDraws)
    .execute();
  return rows.flatMap(({ figures }) => figures ?? []);
};

/** An operator can give places of the day away up to a day before its draw opens. */
const earliest = ({ opens_at }: DrawRow) => opens_at.subtract({ hours: 24 });
/** One hour more, because the clocks of instances may differ. */
const latest = ({ settled_at }: DrawRow) => settled_at?.add({ hours: 1 }).toString() ?? 'infinity';

/** Log entries about a draw, byte for byte. The log has no index by day, so the query is bounded by time. */
export const listEntries = (db: Db, draw: DrawRow) => rowsOf<{ body: string; hash: string }>(db)`
    SELECT body, hash FROM queue_log
    WHERE at BETWEEN ${earliest(draw)} AND ${latest(draw)}::timestamptz AND type IN ('ADMIN_SALE', 'DRAW_OPENED', 'DRAW_FROZEN', 'DRAW_DONE') AND body::jsonb -> 'facts' ->> 'date' = ${draw.day}
    ORDER BY seq`;

export const resultRows = (db: Db, day: string, number: string | undefined) =>
  db
    .selectFrom('draw_application')
    .select(['rank', 'ref', 'number', 'tickets', 'met', 'start_at', 'not_taken'])
    .where('day', '=', day)
    .where('rank', 'is not', null)
    .$if(number !== undefined && number !== '', (query) => query.where('number', '=', number ?? ''))
    .orderBy('rank');
