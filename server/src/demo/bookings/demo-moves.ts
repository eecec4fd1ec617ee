import type { ShiftSlot } from '#contract/bookings/shift.ts';
import type { BookingRow } from '../../modules/bookings/booking/booking-row.ts';
import { findClosureRow, insertMessages } from '../../modules/bookings/closures/closures.queries.ts';
import { recordAct } from '../../modules/bookings/closures/record-act.ts';
import { release } from '../../modules/bookings/closures/release-act.ts';
import { wireInstant } from '../../modules/slots/checkpoint-time.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import type { DemoClosure } from './demo-closures.ts';
import { type DemoBooking, type DemoStep, instantOf } from './demo-history.ts';
import { type DemoSlot, type DemoVisit, minute } from './demo-schedule.ts';
import { insertRows } from './seed-day.queries.ts';

/** A visit right behind a closure that was announced after the booking counts as moved there by the closure. */
export const closureThatMoved = (visit: DemoVisit, closures: readonly DemoClosure[]) =>
  closures.find(
    ({ from, to, announcedAt }) =>
      visit.ending === 'PASSED' &&
      visit.slot.start >= to &&
      visit.slot.start < to + (to - from) &&
      visit.createdAt + 10 * minute < announcedAt,
  );

export const beforeClosure = ({ from, to }: DemoClosure, { slot }: DemoVisit) => ({
  slot_at: instantOf(slot.start - (to - from)),
  slot_end: instantOf(slot.end - (to - from)),
});

export const movedStep = (closure: DemoClosure, visit: DemoVisit, now: number): DemoStep => {
  const { actId, announcedAt, by, reasons } = closure;
  const from = beforeClosure(closure, visit).slot_at.toString();
  const changes: Partial<BookingRow> = {
    slot_at: instantOf(visit.slot.start),
    slot_end: instantOf(visit.slot.end),
    shifted: true,
    // `moved` marks a new time that the driver has not acknowledged. Once the slot has begun, he has.
    ...(visit.slot.start > now && { moved: { from, at: instantOf(announcedAt).toString(), reasons } }),
  };
  return {
    type: 'SHIFTED',
    at: announcedAt,
    by,
    changes,
    why: { reason: reasons.RU, reasons, closureActId: actId },
  };
};

type Moved = readonly NonNullable<DemoBooking['moved']>[];

/** The closed slots and those that received their bookings, each as it was before the closure. */
const slotsBefore = (ctx: TrxContext, { from, to }: DemoClosure, slots: readonly DemoSlot[], moved: Moved) =>
  slots
    .filter(({ start }) => start >= to && start < to + (to - from))
    .flatMap(({ start, end, capacity }): ShiftSlot[] => {
      const earlier = start - (to - from);
      const left = moved.filter(({ before }) => before.slot_at.epochMilliseconds === earlier).length;
      const slot = (begin: number, booked: number) => ({
        start: wireInstant(ctx, instantOf(begin)),
        end: wireInstant(ctx, instantOf(begin + (end - start))),
        open: true,
        capacity,
        booked,
      });
      return [slot(earlier, left), slot(start, 0)];
    })
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));

/** One of this many messages fails. */
const oneFailsIn = 11;

const tell = async (ctx: TrxContext, { actId, announcedAt }: DemoClosure, moved: Moved): Promise<void> => {
  const messages = moved.flatMap(({ after }, place) =>
    (['EMAIL', 'SMS'] as const).map((channel) => ({
      message_id: uuidv7(ctx.clock),
      booking_id: after.id,
      act_id: actId,
      channel,
      sent: place % oneFailsIn !== oneFailsIn - 1,
    })),
  );
  await insertMessages(
    ctx.db,
    messages.map(({ sent: _, ...message }) => message),
  );
  await insertRows(
    ctx.db,
    'message_delivery',
    messages.map(({ message_id, booking_id, channel, sent }) => ({
      message_id,
      about: booking_id,
      template: 'booking-shifted',
      channel,
      sent,
      at: instantOf(announcedAt + minute),
    })),
  );
};

/** Writes the closure's act with the bookings it moved and the fate of its messages. */
export const recordMoves = async (
  ctx: TrxContext,
  closure: DemoClosure,
  slots: readonly DemoSlot[],
  bookings: readonly DemoBooking[],
): Promise<void> => {
  const then = { ...ctx, actor: closure.by, clock: { now: () => instantOf(closure.announcedAt) } };
  const row = await findClosureRow(ctx.db, closure.id);
  if (!row) return;
  const moved = bookings.flatMap(({ moved: change }) => (change?.actId === closure.actId ? change : []));
  await recordAct(then, row, {
    id: closure.actId,
    type: 'CLOSED',
    toBefore: null,
    slots: slotsBefore(ctx, closure, slots, moved),
    applied: { moved, dropped: [] },
    releaseAt: then.clock.now(),
  });
  await release(then, closure.actId, 'at once');
  if (moved.length > 0) await tell(then, closure, moved);
};
