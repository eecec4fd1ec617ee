import type { SlotState, TimeSlot } from '#contract/bookings/time-slots.ts';
import type { Context } from '../../platform/context/context.ts';
import { wireInstant } from './checkpoint-time.ts';
import type { SlotRow } from './slots.queries.ts';

const few = 3;

type Places = Pick<SlotRow, 'capacity' | 'reserve' | 'booked' | 'booked_ordinary'>;

export const freePlaces = ({ capacity, reserve, booked, booked_ordinary }: Places): number =>
  Math.max(0, Math.min(capacity - booked, capacity - reserve - booked_ordinary));

const priorityFreePlaces = ({ capacity, booked }: Places): number => Math.max(0, capacity - booked);

export const stateOfFree = (free: number): SlotState => {
  if (free === 0) return 'FULL';
  return free <= few ? 'FEW' : 'FREE';
};

const stateOf = (slot: SlotRow, bookableFrom: Temporal.Instant): SlotState => {
  if (Temporal.Instant.compare(slot.start_at, bookableFrom) < 0) return 'PAST';
  return slot.open ? stateOfFree(freePlaces(slot)) : 'CLOSED';
};

export const toTimeSlot = (
  ctx: Pick<Context, 'config'>,
  slot: SlotRow,
  bookableFrom: Temporal.Instant,
): TimeSlot => {
  const state = stateOf(slot, bookableFrom);
  const isSold = state !== 'PAST' && state !== 'CLOSED';
  return {
    start: wireInstant(ctx, slot.start_at),
    end: wireInstant(ctx, slot.end_at),
    capacity: slot.capacity,
    ordinaryCapacity: Math.max(0, slot.capacity - slot.reserve),
    free: isSold ? freePlaces(slot) : 0,
    priorityFree: isSold ? priorityFreePlaces(slot) : 0,
    state,
  };
};
