import type { BookingParams } from '#contract/booking-params.ts';
import type { TrxContext } from '../../platform/context.ts';
import { today } from './checkpoint-time.ts';
import { type PlannedSlot, planDay } from './plan-day.ts';
import { firstDayOfNewLength, slotLengthOf } from './slot-lengths.ts';
import {
  changeSlot,
  deleteSlots,
  findLastBookedDay,
  insertSlots,
  listSlotLengths,
  lockSlotsFrom,
  type SlotRow,
  setSlotLength,
} from './slots.queries.ts';

const differs = (row: SlotRow, plan: PlannedSlot) =>
  row.capacity !== plan.capacity || row.reserve !== plan.reserve || row.open !== plan.open;

const recordLength = async (ctx: TrxContext, before: BookingParams, after: BookingParams) => {
  if (before.slotMinutes === after.slotMinutes) return;
  const now = today(ctx);
  if ((await listSlotLengths(ctx.db)).length === 0)
    await setSlotLength(ctx.db, now.subtract({ days: 1 }).toString(), before.slotMinutes);
  const lastBooked = await findLastBookedDay(ctx.db, now.toString());
  await setSlotLength(ctx.db, firstDayOfNewLength(now, lastBooked).toString(), after.slotMinutes);
};

/** Brings every slot from today on to what the parameters now say, in the transaction that changed them. */
export const replanSlots = async (
  ctx: TrxContext,
  { before, after }: { before: BookingParams; after: BookingParams },
): Promise<void> => {
  const rows = await lockSlotsFrom(ctx.db, today(ctx).toString());
  await recordLength(ctx, before, after);
  const lengths = await listSlotLengths(ctx.db);
  const days = [...new Set(rows.map(({ day }) => day))];
  const planned = days.flatMap((day) =>
    planDay(
      after,
      Temporal.PlainDate.from(day),
      slotLengthOf(lengths, day, after.slotMinutes),
      ctx.config.timeZone,
    ),
  );
  const rowAt = new Map(rows.map((row) => [row.start_at.epochMilliseconds, row]));
  const wanted = new Set(
    planned.map(({ start, end }) => `${start.epochMilliseconds} ${end.epochMilliseconds}`),
  );
  const gone = rows.filter(
    (row) => !wanted.has(`${row.start_at.epochMilliseconds} ${row.end_at.epochMilliseconds}`),
  );
  await deleteSlots(
    ctx.db,
    gone.map(({ start_at }) => start_at),
  );
  const goneStarts = new Set(gone.map(({ start_at }) => start_at.epochMilliseconds));
  const isNew = ({ start }: PlannedSlot) =>
    !rowAt.has(start.epochMilliseconds) || goneStarts.has(start.epochMilliseconds);
  await insertSlots(ctx.db, planned.filter(isNew));
  for (const slot of planned) {
    const row = rowAt.get(slot.start.epochMilliseconds);
    if (row && !isNew(slot) && differs(row, slot)) await changeSlot(ctx.db, slot);
  }
};
