import { z } from 'zod';
import { day, instant, localizedText } from '../common.ts';

/**
 * FEW: three places or less; FULL: none for ordinary bookings; CLOSED: not bookable; PAST: too late;
 * DRAW: not sold before its day is drawn.
 */
export const slotStates = ['FREE', 'FEW', 'FULL', 'CLOSED', 'PAST', 'DRAW'] as const;
export const slotState = z.enum(slotStates);
export type SlotState = z.infer<typeof slotState>;

/** Why the slot is closed. Outside the weekly hours `reasons` is null and `to` is the next opening. */
export const slotClosure = z.object({
  from: instant,
  to: instant,
  reasons: localizedText.nullable(),
  /** Start of the next open slot, full or not; null: none within two months. */
  opensAt: instant.nullable(),
});
export type SlotClosure = z.infer<typeof slotClosure>;

const places = {
  capacity: z.int(),
  /** Capacity for ordinary bookings, without the priority reserve. */
  ordinaryCapacity: z.int(),
  free: z.int(),
  priorityFree: z.int(),
};

export const timeSlot = z.object({
  start: instant,
  end: instant,
  ...places,
  /** Operators only: places taken, also in past or closed slots. */
  booked: z.int().optional(),
  /** Operators only, if there are any: places that were given back and are not on sale yet. */
  resting: z.int().optional(),
  /** Only while there is a waiting list: trucks that wait for this slot. */
  waiting: z.int().optional(),
  state: slotState,
  closure: slotClosure.optional(),
});
export type TimeSlot = z.infer<typeof timeSlot>;

/** Sums over the slots of the day; the state is the one for an ordinary booking. */
export const bookingDay = z.object({
  date: day,
  ...places,
  /** Operators only: all open slots of the day, including those already past. */
  wholeDay: z.object({ capacity: z.int(), booked: z.int() }).optional(),
  /** Only while there is a waiting list: trucks that wait for a slot of the day. */
  waiting: z.int().optional(),
  state: slotState,
  /** Only for CLOSED: what closes the first slot of the day. */
  closure: slotClosure.optional(),
});
export type BookingDay = z.infer<typeof bookingDay>;
