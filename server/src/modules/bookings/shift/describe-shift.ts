import type { BookingMove } from '#contract/bookings/bookings.ts';
import type { KeptBooking, ShiftOutcome, ShiftSlot } from '#contract/bookings/shift.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { countTold } from './count-told.ts';
import type { PreparedShift, Stretch } from './prepare-shift.ts';
import { listArrived } from './shift.queries.ts';

const atOf = (ctx: TrxContext) => (at: number) =>
  wireInstant(ctx, Temporal.Instant.fromEpochMilliseconds(at));

const toMoves = (ctx: TrxContext, { moves, bookings }: PreparedShift): BookingMove[] => {
  const wire = atOf(ctx);
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return moves.flatMap(({ id, from, to }) => {
    const booking = byId.get(id);
    return booking
      ? {
          id,
          formattedBookingNumber: booking.number,
          vehicleRegistrationPlate: booking.plate,
          hasPriority: booking.has_priority,
          from: wire(from),
          to: wire(to),
          droppedChange: booking.pending_at !== null,
        }
      : [];
  });
};

const toKept =
  (ctx: TrxContext) =>
  ({ id, number, plate, status, slot_at }: BookingRow): KeptBooking => ({
    id,
    formattedBookingNumber: number,
    vehicleRegistrationPlate: plate,
    bookingStatus: status,
    dateBooked: wireInstant(ctx, slot_at),
  });

const toSlots = (
  ctx: TrxContext,
  { from, to }: Stretch,
  { slots, bookings, moves }: PreparedShift,
): ShiftSlot[] => {
  const wire = atOf(ctx);
  const movable = new Map<number, number>();
  for (const { slot_at } of bookings)
    movable.set(slot_at.epochMilliseconds, (movable.get(slot_at.epochMilliseconds) ?? 0) + 1);
  const last = Math.max(to.epochMilliseconds - 1, ...moves.map((move) => move.to));
  return slots
    .filter(({ start, end }) => end > from.epochMilliseconds && start <= last)
    .map(({ start, end, open, capacity, fixed }) => ({
      start: wire(start),
      end: wire(end),
      open,
      capacity,
      booked: fixed + (movable.get(start) ?? 0),
    }));
};

export const describeShift = async (
  ctx: TrxContext,
  stretch: Stretch,
  prepared: PreparedShift,
): Promise<Omit<ShiftOutcome, 'plan' | 'applied'>> => ({
  moves: toMoves(ctx, prepared),
  slots: toSlots(ctx, stretch, prepared),
  stay: (await listArrived(ctx.db, stretch)).map(toKept(ctx)),
  dropped: prepared.dropped.map(toKept(ctx)),
  told: await countTold(ctx, prepared),
});
