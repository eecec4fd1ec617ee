import { z } from 'zod';
import { messageChannels } from '../accounts/accounts.ts';
import { cancellationCodes } from '../bookings/booking-status.ts';
import { id, instant, localizedText } from '../common.ts';
import { checkInOutcomes } from '../queue/check-in.ts';

export const banReasonCodes = ['NO_SHOW', 'LATE_CANCEL', 'WARNINGS', 'UNUSED_WINS', 'EXPIRED'] as const;

/** A field is null if that never happened to the booking. */
const booking = z.object({
  id,
  formattedBookingNumber: z.string(),
  createdDate: instant,
  confirmedDate: instant.nullable(),
  /** Who confirmed: the driver by his code, or an operator. */
  confirmedBy: z.enum(['CODE', 'OPERATOR']).nullable(),
  dateBooked: instant,
  slotEnd: instant,
  canceledDate: instant.nullable(),
  cancellation: z.enum(cancellationCodes).nullable(),
});

/** When the truck could come. If closures or outages extended that, `until` is later than `untilWithoutPauses`. */
const arrival = z.object({
  from: instant,
  onTimeUntil: instant,
  until: instant,
  untilWithoutPauses: instant,
});

export const pauseKinds = ['CLOSURE', 'OUTAGE'] as const;
const pause = z.object({
  kind: z.enum(pauseKinds),
  from: instant,
  to: instant,
  /** The reasons of a closure. */
  reasons: localizedText.nullable(),
});

/**
 * How far the gate was behind at the worst moment while the truck could come. A lag above the grace excuses by
 * itself.
 */
const gateLag = z.object({ at: instant, minutes: z.int(), graceMinutes: z.int() });

const deliveredMessage = z.object({
  template: z.string(),
  channel: z.enum(messageChannels),
  /** False if every attempt has failed so far. */
  sent: z.boolean(),
  at: instant,
});

const kioskAttempt = z.object({ at: instant, outcome: z.enum(checkInOutcomes) });

export const strikeTypes = ['BAN', 'WARN', 'LIMIT'] as const;
export const strikeStates = ['COUNTS', 'USED_UP', 'SUSPENDED', 'EXPIRED', 'LIFTED'] as const;
const earlierStrike = z.object({
  id,
  type: z.enum(strikeTypes),
  /** Null if an operator gave `reasons` in his own words. */
  reasonCode: z.enum(banReasonCodes).nullable(),
  reasons: localizedText,
  eventDate: instant,
  until: instant.nullable(),
  state: z.enum(strikeStates),
  /** Time of the strike's booking, if it had one. */
  dateBooked: instant.nullable(),
  /** How many minutes before the slot a booking was cancelled late. */
  minutesBefore: z.int().nullable(),
});

/** The system gathers the evidence when the appeal is made. It never changes and names nobody. */
export const evidence = z.object({
  gatheredAt: instant,
  /** Null, like `arrival` and `gateLag`, if an operator gave the strike without a booking. */
  booking: booking.nullable(),
  arrival: arrival.nullable(),
  pauses: z.array(pause),
  gateLag: gateLag.nullable(),
  kioskAttempts: z.array(kioskAttempt),
  messages: z.array(deliveredMessage),
  /** Number of this warning, and how many warnings lead to a ban. */
  warning: z.object({ number: z.int(), limit: z.int() }),
  earlierStrikes: z.array(earlierStrike),
});
export type Evidence = z.infer<typeof evidence>;
export type EarlierStrike = z.infer<typeof earlierStrike>;
