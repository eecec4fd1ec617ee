import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { today } from './checkpoint-time.ts';
import { type PlannedSlot, planDay } from './plan-day.ts';
import { giveUpResting } from './resting/resting.queries.ts';
import { changeLength, type SlotLength } from './slot-lengths.ts';
import {
  changeSlot,
  deleteSlots,
  findLastBookedDay,
  insertSlots,
  listSlotLengths,
  lockSlotsFrom,
  replaceSlotLengths,
  type SlotRow,
} from './slots.queries.ts';

const differs = (row: SlotRow, plan: PlannedSlot) =>
  row.capacity !== plan.capacity || row.reserve !== plan.reserve || row.open !== plan.open;

const recordLengths = async (
  ctx: TrxContext,
  before: BookingParams,
  after: BookingParams,
): Promise<readonly SlotLength[]> => {
  const current = await listSlotLengths(ctx.db);
  const lengths = changeLength(current, {
    before: before.slotMinutes,
    after: after.slotMinutes,
    today: today(ctx),
    lastBooked: await findLastBookedDay(ctx.db, today(ctx).toString()),
  });
  if (lengths !== current) await replaceSlotLengths(ctx.db, lengths);
  return lengths;
};

/** Updates all slots from today on, in the transaction that changed the parameters. */
export const replanSlots = async (
  ctx: TrxContext,
  { before, after }: { before: BookingParams; after: BookingParams },
): Promise<void> => {
  const rows = await lockSlotsFrom(ctx.db, today(ctx).toString());
  const lengths = await recordLengths(ctx, before, after);
  const planning = { params: after, lengths, timeZone: ctx.config.timeZone };
  const days = [...new Set(rows.map(({ day }) => day))];
  const planned = days.flatMap((day) => planDay(planning, Temporal.PlainDate.from(day)));
  const rowAt = new Map(rows.map((row) => [row.start_at.epochMilliseconds, row]));
  const plannedSpans = new Set(
    planned.map(({ start, end }) => `${start.epochMilliseconds} ${end.epochMilliseconds}`),
  );
  const gone = rows.filter(
    (row) => !plannedSpans.has(`${row.start_at.epochMilliseconds} ${row.end_at.epochMilliseconds}`),
  );
  await deleteSlots(
    ctx.db,
    gone.map(({ start_at }) => start_at),
  );
  const goneStarts = new Set(gone.map(({ start_at }) => start_at.epochMilliseconds));
  const isNew = ({ start }: PlannedSlot) =>
    !rowAt.has(start.epochMilliseconds) || goneStarts.has(start.epochMilliseconds);
  await insertSlots(ctx.db, planned.filter(isNew));
  const changed = planned.filter((slot) => {
    const row = rowAt.get(slot.start.epochMilliseconds);
    return row && !isNew(slot) && differs(row, slot);
  });
  for (const slot of changed) await changeSlot(ctx.db, slot);
  if (changed.length > 0)
    await giveUpResting(
      ctx.db,
      changed.map(({ start }) => start),
    );
};
