import { z } from 'zod';
import { bookingStatuses } from '../bookings/booking-status.ts';
import { id, instant, localizedText, version } from '../common.ts';
import { logHead } from './queue-log.ts';

/** Who the line is shown to: an operator, a screen in the hall, a kiosk. */
export const queuePlacements = ['admin', 'board', 'terminal'] as const;
export type QueuePlacement = (typeof queuePlacements)[number];

/** What a kiosk needs of a truck in the line. */
const terminalRow = z.object({
  /** In the line, from 1; null once it is called. */
  position: z.int().nullable(),
  formattedBookingNumber: z.string(),
  vehicleRegistrationPlate: z.string(),
  bookingStatus: z.enum(bookingStatuses),
  dateBooked: instant,
  etaFrom: instant.nullable(),
  etaTo: instant.nullable(),
});

/** What everybody may see of it. */
const boardRow = terminalRow.extend({
  arrivedAt: instant,
  calledAt: instant.nullable(),
  recalledAt: instant.optional(),
  gate: z.string().optional(),
  late: z.boolean(),
  hasPriority: z.boolean(),
});

const adminRow = boardRow.extend({
  id,
  driver: z.string(),
  phone: z.string().nullable(),
  cargo: z.string(),
  /** Since when the driver of a called truck says that he is on his way. */
  acknowledgedAt: instant.optional(),
  /** How often it was called and did not come. */
  noAnswers: z.int(),
  version,
});

/** Why nobody is let through; outside the weekly hours without a reason, until the next opening. */
export const queueClosure = z.object({
  from: instant,
  /** Null: no opening is planned. */
  to: instant.nullable(),
  reasons: localizedText.nullable(),
});
export type QueueClosure = z.infer<typeof queueClosure>;

const queueOf = <R extends z.ZodType>(row: R) =>
  z.object({
    /** Called ones first, all of them, by the time of the call; then as many waiting ones as were asked for. */
    content: z.array(row),
    /** All who wait are among them. */
    last: z.boolean(),
    waiting: z.int(),
    called: z.int(),
    /** Null: nobody can say, because nothing moves. */
    throughputPerHour: z.number().nullable(),
    lagMinutes: z.int(),
    closure: queueClosure.optional(),
    logHead,
    revision: z.int(),
    updatedAt: instant,
  });

export const adminQueue = queueOf(adminRow);
export const boardQueue = queueOf(boardRow);
export const terminalQueue = queueOf(terminalRow.extend({ id, version }));

export type AdminQueue = z.infer<typeof adminQueue>;
export type BoardQueue = z.infer<typeof boardQueue>;
export type TerminalQueue = z.infer<typeof terminalQueue>;
export type AdminQueueRow = AdminQueue['content'][number];
export type BoardQueueRow = BoardQueue['content'][number];

/** How often the forecast that drivers were given at their check-in came true. */
export const queueAccuracy = z.object({
  /** Of the trucks that were called within the forecast; null without trucks. */
  share: z.number().nullable(),
  /** By how much the others missed it. */
  medianMissMinutes: z.number().nullable(),
  trucks: z.int(),
  days: z.int(),
});
export type QueueAccuracy = z.infer<typeof queueAccuracy>;
