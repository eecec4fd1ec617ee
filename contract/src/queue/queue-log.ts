import { z } from 'zod';
import { actReasonKinds, queueActTypes } from '#kernel/log/queue-log-entry.ts';
import { instant } from '../common.ts';

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
  reasonKind: z.enum(actReasonKinds).nullable(),
  prev: sha256,
  hash: sha256,
});
export type QueueLogEntry = z.infer<typeof queueLogEntry>;
