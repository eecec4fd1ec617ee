import { z } from 'zod';
import { reasonKinds } from '../bookings/bookings.ts';
import { instant } from '../common.ts';

/** What happened to the line. */
export const queueActTypes = [
  'ARRIVAL',
  'ARRIVAL_UNDONE',
  'PRIORITY',
  'PLATE',
  'CALL',
  'RECALL',
  'RETURN',
  'CANCEL',
  'LEFT',
] as const;
export type QueueActType = (typeof queueActTypes)[number];

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The newest entry of the queue's log; before the first one 0 and zeros. */
export const logHead = z.object({ seq: z.int(), hash: sha256 });
export type LogHead = z.infer<typeof logHead>;

/**
 * One act on the line. `hash` is SHA-256 over the canonical JSON (RFC 8785) of the entry without `hash` and
 * `vehicleRegistrationPlate`; `prev` is the hash of the entry before it.
 */
export const queueLogEntry = z.object({
  seq: z.int(),
  at: instant,
  type: z.enum(queueActTypes),
  formattedBookingNumber: z.string(),
  /** For seven days, to its owner longer. */
  vehicleRegistrationPlate: z.string().optional(),
  /** HMAC-SHA-256 of the plate's normal form under a salt of the entry's own. */
  plateDigest: sha256,
  /** As it stands in the line after the act, or stood last. */
  queueSlot: instant,
  late: z.boolean(),
  hasPriority: z.boolean(),
  /** Of a CALL: nobody who waited stood before it. */
  inOrder: z.boolean().nullable(),
  reasonKind: z.enum(reasonKinds).nullable(),
  prev: sha256,
  hash: sha256,
});
export type QueueLogEntry = z.infer<typeof queueLogEntry>;
