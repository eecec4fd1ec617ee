import { z } from 'zod';
import { day, instant } from './common.ts';

/** FEW: three places or less; FULL: none for an ordinary booking; CLOSED: not sold; PAST: too late to book. */
export const slotStates = ['FREE', 'FEW', 'FULL', 'CLOSED', 'PAST'] as const;
export const slotState = z.enum(slotStates);
export type SlotState = z.infer<typeof slotState>;

export const timeSlot = z.object({
  start: instant,
  end: instant,
  capacity: z.int(),
  /** What an ordinary booking can still take. */
  free: z.int(),
  /** What a priority one can. */
  priorityFree: z.int(),
  state: slotState,
});
export type TimeSlot = z.infer<typeof timeSlot>;

/** The places of its slots together; the state is an ordinary booking's. */
export const bookingDay = z.object({
  date: day,
  capacity: z.int(),
  free: z.int(),
  priorityFree: z.int(),
  state: slotState,
});
export type BookingDay = z.infer<typeof bookingDay>;
