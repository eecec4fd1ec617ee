import { z } from 'zod';
import { booking } from '../bookings/bookings.ts';
import { closure, closureActTypes } from '../bookings/closures.ts';
import { id, instant } from '../common.ts';
import { actors, eventTypes } from '../journal/event-types.ts';
import { reasons } from '../reasons.ts';
import { route } from '../route.ts';
import { operatorVehicle, vehicle } from '../vehicles/vehicles.ts';
import { recordedActTypes } from './act-types.ts';

const whyNotCodes = ['UNDONE', 'TOO_LATE', 'FINAL', 'BUILT_UPON', 'PLATE_BOOKED'] as const;

/**
 * FINAL: acts of this kind cannot be undone here. BUILT_UPON: `event` came later and has to be undone first.
 * PLATE_BOOKED: the truck now has another booking.
 */
const whyNot = z.object({
  code: z.enum(whyNotCodes),
  event: z
    .object({
      type: z.enum(eventTypes),
      /** Statuses of the booking before and after. */
      from: z.string().optional(),
      to: z.string().optional(),
      actor: z.enum(actors),
      actorName: z.string().nullable(),
      at: instant,
    })
    .optional(),
});
export type WhyNot = z.infer<typeof whyNot>;

const act = z.object({
  id,
  at: instant,
  type: z.enum([...recordedActTypes, ...closureActTypes]),
  bookingId: id.optional(),
  vehicleId: id.optional(),
  closureId: id.optional(),
  vehicleRegistrationPlate: z.string().optional(),
  /** Present time of the booking. */
  dateBooked: instant.optional(),
  /** The gate to which the act sent the truck; for a return, the gate to which the truck had been sent before. */
  gate: z.string().optional(),
  /** Beginning and end of the closure. */
  from: instant.optional(),
  to: instant.optional(),
  reasons: reasons.optional(),
  undoable: z.boolean(),
  /** Until then the act can be undone and its messages wait. Absent if no messages wait. */
  until: instant.optional(),
  whyNot: whyNot.optional(),
});
export type Act = z.infer<typeof act>;

/** The object of the act as it is now. */
const actObject = z.union([booking, operatorVehicle, vehicle, closure, z.object({ applied: z.boolean() })]);

export const actsRoutes = {
  listOwnActs: route('GET /acts/current-user', 'operator', {
    summary: 'The last 20 acts of whoever asks, the latest first: which can be undone, or why not',
    answers: { 200: z.array(act) },
  }),
  undoAct: route('POST /acts/{id}/undo', 'operator', {
    summary: 'Takes an act of one’s own back; 409 says who has built upon it, or that it is too late',
    underLoad: 'refused-last',
    answers: { 200: actObject },
  }),
  sendAct: route('POST /acts/{id}/send', 'operator', {
    summary: 'Sends the messages of the act now; it cannot be undone any more',
    answers: { 200: actObject },
  }),
} as const;
