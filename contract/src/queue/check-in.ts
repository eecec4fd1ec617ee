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

/**
 * Why what an operator saw earlier is not recorded. UNDONE: the arrival was undone after that. TOO_OLD: it was
 * more than half a day ago.
 */
export const scanFaults = ['UNDONE', 'TOO_OLD'] as const;

export const checkInBody = z.strictObject({
  /** Longer than any pass, so that a driver who shows another code is told that it is no pass. */
  text: z.string().trim().min(1).max(1000),
  /** Last digits of the booking's phone: anybody can read a plate, so a plate is not enough at a kiosk. */
  phoneEnding: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  acknowledged,
  /**
   * For a check-in without network: when the driver stood at the kiosk, or an operator saw the truck. This time
   * decides whether the truck is on time. If an operator saw the truck, it is also the time of arrival.
   */
  at: givenInstant.optional(),
});

export const checkInAnswer = z.object({
  outcome: z.enum(checkInOutcomes),
  /** Present for operators, who need it to undo the arrival. */
  id: id.optional(),
  version: version.optional(),
  formattedBookingNumber: z.string().optional(),
  vehicleRegistrationPlate: z.string().optional(),
  dateBooked: instant.optional(),
  window: arrivalWindow.optional(),
  position: z.int().optional(),
  etaFrom: instant.optional(),
  etaTo: instant.optional(),
  /** Present if the truck is called. */
  calledAt: instant.optional(),
  gate: z.string().optional(),
  gateDirections: localizedText.optional(),
  /** The truck's former slot, if the checkpoint moved it. */
  moved: bookingMoved.optional(),
  language: language.optional(),
  /** Why the signed pass proves nothing. No arrival is recorded by it. */
  passFault: z.enum(passFaults).optional(),
  /** Why what an operator saw earlier is not recorded. The outcome is NO_BOOKING then. */
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
