import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';

/** Why a move is impossible. `reserve`: only places for priority cargo are left. */
export type MoveProblem = 'same' | 'past' | 'closed' | 'full' | 'reserve';

type MovableBooking = Pick<Booking, 'dateBooked' | 'hasPriority' | 'pendingChanges'>;

export type PlacesChange = {
  readonly start: string;
  readonly capacity: number;
  readonly before: number;
  readonly after: number;
};

export type MovePreview = {
  /** Null if its slot is on another day or no longer offered. */
  readonly from: PlacesChange | null;
  readonly to: PlacesChange;
  readonly problem: MoveProblem | undefined;
  /** The move discards a change of time requested by the driver. */
  readonly dropsChange: boolean;
  /** Alternatives on that day, nearest first. */
  readonly instead: readonly TimeSlot[];
};

const isAt = (slot: Pick<TimeSlot, 'start'>, instant: string | undefined) =>
  instant !== undefined && Date.parse(slot.start) === Date.parse(instant);

const hasPlace = ({ free, priorityFree }: TimeSlot, { hasPriority }: MovableBooking) =>
  (hasPriority ? priorityFree : free) > 0;

const problemOf = (slot: TimeSlot, booking: MovableBooking): MoveProblem | undefined => {
  if (isAt(slot, booking.dateBooked)) return 'same';
  if (slot.state === 'PAST') return 'past';
  if (slot.state === 'CLOSED') return 'closed';
  // If the booking's own pending change holds a place there, the move frees it.
  if (hasPlace(slot, booking) || isAt(slot, booking.pendingChanges?.dateBooked)) return undefined;
  return slot.priorityFree > 0 ? 'reserve' : 'full';
};

const mostInstead = 3;

const distance = (slot: TimeSlot, from: TimeSlot) =>
  Math.abs(Date.parse(slot.start) - Date.parse(from.start));

/** Effects of a move on both slots and on the driver's pending change. */
export const previewMove = (
  booking: MovableBooking,
  to: TimeSlot,
  slots: readonly TimeSlot[],
): MovePreview => {
  const own = slots.find((slot) => isAt(slot, booking.dateBooked));
  const { booked: ownBooked = 0 } = own ?? {};
  const { booked = 0 } = to;
  const isHeldThere = isAt(to, booking.pendingChanges?.dateBooked);
  const problem = problemOf(to, booking);
  return {
    from: own
      ? { start: own.start, capacity: own.capacity, before: ownBooked, after: Math.max(0, ownBooked - 1) }
      : null,
    to: {
      start: to.start,
      capacity: to.capacity,
      before: booked,
      after: isHeldThere ? booked : booked + 1,
    },
    problem,
    dropsChange: booking.pendingChanges !== undefined,
    instead:
      problem === undefined || problem === 'same'
        ? []
        : slots
            .filter((slot) => slot !== to && problemOf(slot, booking) === undefined)
            .sort((a, b) => distance(a, to) - distance(b, to))
            .slice(0, mostInstead),
  };
};
