import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Trx } from '../../platform/db/transact.ts';
import type { Figure } from '../../platform/metrics/figure.ts';
import { today } from './checkpoint-time.ts';
import type { PlannedSlot } from './plan-day.ts';
import { restingInSlot } from './resting/resting.queries.ts';
import type { SlotLength } from './slot-lengths.ts';

export const listSlots = (db: Db, fromDay: string, toDay: string) =>
  db
    .selectFrom('slot')
    .selectAll()
    .where('day', '>=', fromDay)
    .where('day', '<=', toDay)
    .orderBy('start_at')
    .execute();

export type SlotRow = Awaited<ReturnType<typeof listSlots>>[number];

export const listDaysWithSlots = async (db: Db, fromDay: string, toDay: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('slot')
    .select('day')
    .distinct()
    .where('day', '>=', fromDay)
    .where('day', '<=', toDay)
    .execute();
  return rows.map(({ day }) => day);
};

const toRow = (slot: PlannedSlot) => ({
  start_at: slot.start,
  end_at: slot.end,
  day: slot.day,
  capacity: slot.capacity,
  reserve: slot.reserve,
  ceiling: slot.capacity,
  open: slot.open,
});

/** Several instances may create the same day; the first wins. */
export const insertSlots = async (db: Db, slots: readonly PlannedSlot[]): Promise<void> => {
  if (slots.length === 0) return;
  await db
    .insertInto('slot')
    .values(slots.map(toRow))
    .onConflict((conflict) => conflict.column('start_at').doNothing())
    .execute();
};

/** Lock order: slots by time. */
export const lockSlotsFrom = (trx: Trx, fromDay: string) =>
  trx.selectFrom('slot').selectAll().where('day', '>=', fromDay).orderBy('start_at').forUpdate().execute();

/** Bookings above a lowered capacity stay: the ceiling is at least what is booked. */
export const changeSlot = (trx: Trx, slot: PlannedSlot) =>
  trx
    .updateTable('slot')
    .set({
      capacity: slot.capacity,
      reserve: slot.reserve,
      open: slot.open,
      ceiling: sql`greatest(booked, ${slot.capacity}::integer)`,
    })
    .where('start_at', '=', slot.start)
    .execute();

/** Resting places are deleted along with their slot. */
export const deleteSlots = async (trx: Trx, starts: readonly Temporal.Instant[]): Promise<void> => {
  if (starts.length === 0) return;
  await trx.deleteFrom('slot').where('start_at', 'in', starts).where('booked', '=', restingInSlot).execute();
};

/** The last day with bookings or with a draw, because applicants were shown the slots of that day. */
export const findLastBookedDay = async (db: Db, fromDay: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('slot')
    .select('day')
    .where(
      sql<boolean>`(booked > ${restingInSlot} OR EXISTS (
        SELECT FROM drawn_day JOIN draw USING (day) WHERE drawn_day.day = slot.day AND on_sale_at IS NULL))`,
    )
    .where('day', '>=', fromDay)
    .orderBy('start_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
};

/** Counts trucks that are still to pass in each slot. A truck that has left keeps its place but is not counted. */
export const listBookedSlots = (db: Db, from: Temporal.Instant) => rowsOf<{
  start_at: Temporal.Instant;
  booked: number;
}>(db)`
    SELECT slot.start_at, (slot.booked - ${restingInSlot} - count(booking.id))::int AS booked
    FROM slot LEFT JOIN booking ON booking.slot_at = slot.start_at AND booking.status = 'LEFT_WAITING_ZONE'
    WHERE slot.start_at >= ${from} AND slot.booked > ${restingInSlot}
    GROUP BY slot.start_at`;

export const listSlotLengths = (db: Db) =>
  db.selectFrom('slot_length').selectAll().orderBy('from_day', 'desc').execute();

export const replaceSlotLengths = async (trx: Trx, lengths: readonly SlotLength[]): Promise<void> => {
  await trx.deleteFrom('slot_length').execute();
  await trx.insertInto('slot_length').values(lengths).execute();
};

/** Labelled by days ahead instead of dates, to keep labels few. A day has slots only once somebody has asked for it. */
export const slotFigures: readonly Figure[] = [
  {
    name: 'oktet_free_places',
    help: 'Free places of slots that have not begun; 0 is today.',
    labels: ['days_ahead'],
    read: async (ctx) => {
      const rows = await rowsOf<{ days_ahead: number; value: number }>(ctx.db)`
        SELECT day - ${today(ctx).toString()}::date AS days_ahead, sum(greatest(0, capacity - booked))::int AS value
        FROM slot WHERE open AND start_at > ${ctx.clock.now()} GROUP BY day`;
      return rows.map(({ days_ahead, value }) => ({ labels: { days_ahead }, value }));
    },
  },
];
