import { z } from 'zod';
import { passFaults } from '#kernel/passes/signed-pass.ts';
import { bookingStatuses } from '../bookings/booking-status.ts';
import { bookingMoved } from '../bookings/bookings.ts';
import { arrivalWindow } from '../bookings/pass.ts';
import { givenInstant, id, instant, language, localizedText, version } from '../common.ts';
import { acknowledged } from '../guards.ts';
import { logHead } from './queue-log.ts';

export const checkInOutcomes = [
  'ON_TIME',
  'EARLY',
  'LATE',
  'WRONG_DAY',
  'TOO_LATE',
  'NOT_CONFIRMED',
  'BANNED',
  'NO_BOOKING',
  'ALREADY_WAITING',
  'CALLED',
  'LEFT',
  'CANCELED',
  'PHONE_ENDING_NEEDED',
] as const;
export type CheckInOutcome = (typeof checkInOutcomes)[number];

/** Why what an operator saw earlier counts no more. UNDONE: the arrival was undone later than that. TOO_OLD: half a day has gone by. */
export const scanFaults = ['UNDONE', 'TOO_OLD'] as const;
export type ScanFault = (typeof scanFaults)[number];

export const checkInBody = z.strictObject({
  /** Longer than any pass, so that whoever shows another code is told that it is none. */
  text: z.string().trim().min(1).max(1000),
  /** Last digits of the booking's phone: anybody can read a plate, so it is not enough at a kiosk. */
  phoneEnding: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  acknowledged,
  /**
   * When the driver stood at the kiosk, or an operator saw the truck, if the network was cut: on time or late is judged by it.
   * What an operator saw is the arrival.
   */
  at: givenInstant.optional(),
});

export const checkInAnswer = z.object({
  outcome: z.enum(checkInOutcomes),
  /** For operators, to undo it. */
  id: id.optional(),
  version: version.optional(),
  formattedBookingNumber: z.string().optional(),
  vehicleRegistrationPlate: z.string().optional(),
  dateBooked: instant.optional(),
  window: arrivalWindow.optional(),
  position: z.int().optional(),
  etaFrom: instant.optional(),
  etaTo: instant.optional(),
  /** Of a called truck. */
  calledAt: instant.optional(),
  gate: z.string().optional(),
  gateDirections: localizedText.optional(),
  /** The slot that it had, if the checkpoint moved it. */
  moved: bookingMoved.optional(),
  language: language.optional(),
  /** Why the signed pass that was shown proves nothing: no arrival is recorded by it. */
  passFault: z.enum(passFaults).optional(),
  /** With NO_BOOKING: nothing is recorded. */
  scanFault: z.enum(scanFaults).optional(),
  logHead,
});
export type CheckInAnswer = z.infer<typeof checkInAnswer>;

/** A booking as a kiosk sees it: nothing about the driver. */
export const terminalBooking = checkInAnswer
  .omit({
    outcome: true,
    id: true,
    version: true,
    calledAt: true,
    gate: true,
    gateDirections: true,
    moved: true,
    language: true,
    passFault: true,
    scanFault: true,
    logHead: true,
  })
  .required({
    formattedBookingNumber: true,
    vehicleRegistrationPlate: true,
    dateBooked: true,
    window: true,
  })
  .extend({ id, bookingStatus: z.enum(bookingStatuses), version });
export type TerminalBooking = z.infer<typeof terminalBooking>;
