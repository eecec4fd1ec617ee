import { z } from 'zod';
import { bookingStatuses } from '../bookings/booking-status.ts';
import { id, instant, localizedText, version } from '../common.ts';
import { guardNeed } from '../guards.ts';
import { logHead } from './queue-log.ts';

export const queuePlacements = ['admin', 'board', 'terminal'] as const;
export type QueuePlacement = (typeof queuePlacements)[number];

const terminalRow = z.object({
  /** From 1. Null for a called truck. */
  position: z.int().nullable(),
  formattedBookingNumber: z.string(),
  vehicleRegistrationPlate: z.string(),
  bookingStatus: z.enum(bookingStatuses),
  dateBooked: instant,
  etaFrom: instant.nullable(),
  etaTo: instant.nullable(),
});

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
  acknowledgedAt: instant.optional(),
  noAnswers: z.int(),
  /** Present if the truck checked in at a kiosk and no operator has looked at its plate yet. */
  unseen: z.literal(true).optional(),
  version,
  /** The guards that stand against calling the truck, such as a ban. Absent: none. */
  against: z.array(guardNeed).optional(),
});

/** Why nobody is called; outside the weekly hours `reasons` is null and `to` is the next opening. */
export const queueClosure = z.object({
  from: instant,
  /** Null: no planned opening. */
  to: instant.nullable(),
  reasons: localizedText.nullable(),
});
export type QueueClosure = z.infer<typeof queueClosure>;

const queueOf = <R extends z.ZodType>(row: R) =>
  z.object({
    content: z.array(row),
    last: z.boolean(),
    waiting: z.int(),
    called: z.int(),
    /** Null if there is no estimate because nothing moves. */
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

export const queueAccuracy = z.object({
  share: z.number().nullable(),
  medianMissMinutes: z.number().nullable(),
  trucks: z.int(),
  days: z.int(),
});
export type QueueAccuracy = z.infer<typeof queueAccuracy>;

/** A hall display or kiosk that has spoken to the server within a day. */
export const queueScreen = z.object({
  kind: z.enum(['DISPLAY', 'KIOSK']),
  userId: id,
  name: z.string(),
  address: z.string().nullable(),
  /** Accurate to half a minute. */
  seenAt: instant,
});
export type QueueScreen = z.infer<typeof queueScreen>;
