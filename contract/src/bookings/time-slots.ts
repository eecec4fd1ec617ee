import { z } from 'zod';
import { day, instant, localizedText } from '../common.ts';

/** FEW: three places or less; FULL: none for an ordinary booking; CLOSED: not sold; PAST: too late to book. */
export const slotStates = ['FREE', 'FEW', 'FULL', 'CLOSED', 'PAST'] as const;
export const slotState = z.enum(slotStates);
export type SlotState = z.infer<typeof slotState>;

/** Why nothing is sold. Outside the weekly hours there are no reasons, and it lasts until the next opening. */
export const slotClosure = z.object({
  from: instant,
  to: instant,
  /** A language without its own text has the Russian one. */
  reasons: localizedText.nullable(),
  /** The start of the next slot that is open, whether it is sold already or not; null: none in two months. */
  opensAt: instant.nullable(),
});
export type SlotClosure = z.infer<typeof slotClosure>;

export const timeSlot = z.object({
  start: instant,
  end: instant,
  capacity: z.int(),
  /** What ordinary bookings can take of it together. */
  ordinaryCapacity: z.int(),
  /** What an ordinary booking can still take. */
  free: z.int(),
  /** What a priority one can. */
  priorityFree: z.int(),
  /** Told to an operator: the places that are taken, also once the slot is past or closed. */
  booked: z.int().optional(),
  state: slotState,
  /** Of a CLOSED one. */
  closure: slotClosure.optional(),
});
export type TimeSlot = z.infer<typeof timeSlot>;

/** The places of its slots together; the state is an ordinary booking's. */
export const bookingDay = z.object({
  date: day,
  capacity: z.int(),
  ordinaryCapacity: z.int(),
  free: z.int(),
  priorityFree: z.int(),
  /** Told to an operator: all of its slots that are or were open, those of the past hours as well. */
  wholeDay: z.object({ capacity: z.int(), booked: z.int() }).optional(),
  state: slotState,
  /** Of a CLOSED one: what closes its first slot. */
  closure: slotClosure.optional(),
});
export type BookingDay = z.infer<typeof bookingDay>;
