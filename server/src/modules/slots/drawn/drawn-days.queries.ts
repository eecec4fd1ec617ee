import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Trx } from '../../../platform/db/transact.ts';

/** For queries of slots: whether the slot's day is not on sale yet because it is to be drawn. */
export const isOfDrawnDay = (now: Temporal.Instant): RawBuilder<boolean> => sql<boolean>`EXISTS (
  SELECT FROM drawn_day WHERE drawn_day.day = slot.day AND (on_sale_at IS NULL OR on_sale_at > ${now}))`;

/** Days that are not on sale yet. Until the freeze operators may still give their places away. */
export const listUnsoldDays = (db: Db, now: Temporal.Instant) =>
  db
    .selectFrom('drawn_day')
    .select(['day', 'frozen_at'])
    .where((eb) => eb.or([eb('on_sale_at', 'is', null), eb('on_sale_at', '>', now)]))
    .execute();

export type UnsoldDay = Awaited<ReturnType<typeof listUnsoldDays>>[number];

export const listUndrawnDays = (db: Db) =>
  db.selectFrom('drawn_day').select('day').where('on_sale_at', 'is', null).execute();

/** Does nothing if the day has a row, because it was opened before, drawn or not. */
export const addDrawnDay = (trx: Trx, day: string, onSaleAt: Temporal.Instant | null) =>
  trx
    .insertInto('drawn_day')
    .values({ day, on_sale_at: onSaleAt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();

/** Keeps days that have a draw: the draw goes on, even if a shorter horizon hides its day. */
export const dropDaysAfter = (trx: Trx, day: string) =>
  sql`
    DELETE FROM drawn_day WHERE day > ${day} AND on_sale_at IS NULL
      AND NOT EXISTS (SELECT FROM draw WHERE draw.day = drawn_day.day)`.execute(trx);

export const changeDrawnDay = (
  trx: Trx,
  day: string,
  changes: { readonly frozen_at?: Temporal.Instant; readonly on_sale_at?: Temporal.Instant },
) => trx.updateTable('drawn_day').set(changes).where('day', '=', day).execute();

export const countSale = (trx: Trx, day: string, places: number) =>
  sql`UPDATE drawn_day SET admin_sales = admin_sales + ${places}::integer WHERE day = ${day}`.execute(trx);
