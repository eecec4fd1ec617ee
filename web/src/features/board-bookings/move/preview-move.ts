import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';

/** Why a booking cannot go there. `reserve`: what is left is kept for priority cargo. */
export type MoveProblem = 'same' | 'past' | 'closed' | 'full' | 'reserve';

type Moved = Pick<Booking, 'dateBooked' | 'hasPriority' | 'pendingChanges'>;

export type PlacesChange = {
  readonly start: string;
  readonly capacity: number;
  readonly before: number;
  readonly after: number;
};

export type MovePreview = {
  /** Null: its slot is of another day, or not sold any more. */
  readonly from: PlacesChange | null;
  readonly to: PlacesChange;
  readonly problem: MoveProblem | undefined;
  /** The driver has asked for another time, and that is given up. */
  readonly dropsChange: boolean;
  /** Where else it could go on that day, the nearest first. */
  readonly instead: readonly TimeSlot[];
};

const isAt = (slot: Pick<TimeSlot, 'start'>, instant: string | undefined) =>
  instant !== undefined && Date.parse(slot.start) === Date.parse(instant);

const hasPlace = ({ free, priorityFree }: TimeSlot, { hasPriority }: Moved) =>
  (hasPriority ? priorityFree : free) > 0;

const problemOf = (slot: TimeSlot, booking: Moved): MoveProblem | undefined => {
  if (isAt(slot, booking.dateBooked)) return 'same';
  if (slot.state === 'PAST') return 'past';
  if (slot.state === 'CLOSED') return 'closed';
  // The place that a change of its own holds there is free again once the change is dropped.
  if (hasPlace(slot, booking) || isAt(slot, booking.pendingChanges?.dateBooked)) return undefined;
  return slot.priorityFree > 0 ? 'reserve' : 'full';
};

const mostInstead = 3;

const distance = (slot: TimeSlot, from: TimeSlot) =>
  Math.abs(Date.parse(slot.start) - Date.parse(from.start));

/** What a move would do, before it is done: to both slots, and to the driver's own plans. */
export const previewMove = (booking: Moved, to: TimeSlot, slots: readonly TimeSlot[]): MovePreview => {
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
