import { z } from 'zod';
import { messageChannels } from '../accounts/accounts.ts';
import { cancellationCodes } from '../bookings/booking-status.ts';
import { id, instant, localizedText } from '../common.ts';
import { checkInOutcomes } from '../queue/check-in.ts';

export const banReasonCodes = ['NO_SHOW', 'LATE_CANCEL', 'WARNINGS', 'UNUSED_WINS', 'EXPIRED'] as const;

/** Null fields: it never came to that. */
const booking = z.object({
  id,
  formattedBookingNumber: z.string(),
  createdDate: instant,
  confirmedDate: instant.nullable(),
  /** By the driver's code, or by an operator. */
  confirmedBy: z.enum(['CODE', 'OPERATOR']).nullable(),
  dateBooked: instant,
  slotEnd: instant,
  canceledDate: instant.nullable(),
  cancellation: z.enum(cancellationCodes).nullable(),
});

/** When the truck could come. Closures and outages extend it: then `until` is later than `untilWithoutPauses`. */
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
  /** Of a closure. */
  reasons: localizedText.nullable(),
});

/** The most by which the gate was behind while the truck could come, and when; more than the grace excuses by itself. */
const gateLag = z.object({ at: instant, minutes: z.int(), graceMinutes: z.int() });

const deliveredMessage = z.object({
  template: z.string(),
  channel: z.enum(messageChannels),
  /** False: every attempt failed so far. */
  sent: z.boolean(),
  at: instant,
});

const kioskAttempt = z.object({ at: instant, outcome: z.enum(checkInOutcomes) });

export const strikeTypes = ['BAN', 'WARN', 'LIMIT'] as const;
export const strikeStates = ['COUNTS', 'USED_UP', 'SUSPENDED', 'EXPIRED', 'LIFTED'] as const;
const earlierStrike = z.object({
  id,
  type: z.enum(strikeTypes),
  /** Null: an operator's own words, in `reasons`. */
  reasonCode: z.enum(banReasonCodes).nullable(),
  reasons: localizedText,
  eventDate: instant,
  until: instant.nullable(),
  state: z.enum(strikeStates),
  /** Of its booking, if it had one. */
  dateBooked: instant.nullable(),
  /** Of a late cancellation: how long before the slot. */
  minutesBefore: z.int().nullable(),
});

/** Gathered by the system when the appeal is made, and never changed. Names nobody. */
export const evidence = z.object({
  gatheredAt: instant,
  /** Null, as is `arrival` and `gateLag`: an operator gave it, without a booking. */
  booking: booking.nullable(),
  arrival: arrival.nullable(),
  pauses: z.array(pause),
  gateLag: gateLag.nullable(),
  kioskAttempts: z.array(kioskAttempt),
  messages: z.array(deliveredMessage),
  /** Which warning it was, and how many ban. */
  warning: z.object({ number: z.int(), limit: z.int() }),
  earlierStrikes: z.array(earlierStrike),
});
export type Evidence = z.infer<typeof evidence>;
export type EarlierStrike = z.infer<typeof earlierStrike>;
