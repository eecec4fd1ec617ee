import { beforeArrivalStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';

/** After the arrival the place in the queue counts instead of the slot. */
export const canBeMoved = ({ bookingStatus }: Pick<Booking, 'bookingStatus'>) =>
  isOneOf(beforeArrivalStatuses, bookingStatus);

/** Why a move is impossible. With `reserve` only places for priority cargo are left. */
type MoveProblem = 'same' | 'past' | 'closed' | 'full' | 'reserve';

type MovableBooking = Pick<Booking, 'dateBooked' | 'hasPriority' | 'pendingChanges'>;

const isAt = (slot: Pick<TimeSlot, 'start'>, instant: string | undefined) =>
  instant !== undefined && Date.parse(slot.start) === Date.parse(instant);

const hasPlace = ({ free, priorityFree }: TimeSlot, { hasPriority }: MovableBooking) =>
  (hasPriority ? priorityFree : free) > 0;

const problemOf = (slot: TimeSlot, booking: MovableBooking): MoveProblem | undefined => {
  if (isAt(slot, booking.dateBooked)) return 'same';
  if (slot.state === 'PAST') return 'past';
  if (slot.state === 'CLOSED') return 'closed';
  // If the booking's own pending change holds a place there, the move frees that place.
  if (hasPlace(slot, booking) || isAt(slot, booking.pendingChanges?.dateBooked)) return undefined;
  return slot.priorityFree > 0 ? 'reserve' : 'full';
};

const mostInstead = 3;

const distance = (slot: TimeSlot, from: TimeSlot) =>
  Math.abs(Date.parse(slot.start) - Date.parse(from.start));

const changeOf = ({ start, capacity, booked = 0 }: TimeSlot, by: number) => ({
  start,
  capacity,
  before: booked,
  after: Math.max(0, booked + by),
});

export type PlacesChange = ReturnType<typeof changeOf>;

export const previewMove = (booking: MovableBooking, to: TimeSlot, slots: readonly TimeSlot[]) => {
  const own = slots.find((slot) => isAt(slot, booking.dateBooked));
  const isHeldThere = isAt(to, booking.pendingChanges?.dateBooked);
  const problem = problemOf(to, booking);
  return {
    /** Null if the booking's slot is on another day or no longer offered. */
    from: own ? changeOf(own, -1) : null,
    to: changeOf(to, isHeldThere ? 0 : 1),
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
