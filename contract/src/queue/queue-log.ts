import { z } from 'zod';
import { actReasonKinds, drawEntryTypes, type Fact, queueActTypes } from '#kernel/log/queue-log-entry.ts';
import { day, instant } from '../common.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Newest entry of the log; seq 0 and a hash of zeros if the log is empty. */
export const logHead = z.object({ seq: z.int(), hash: sha256 });
export type LogHead = z.infer<typeof logHead>;

/**
 * `date` is the day at whose end the head was published. With `draw` it was published when the draw of that day
 * was frozen.
 */
export const publishedHead = logHead.extend({ date: day, draw: day.optional() });
export type PublishedHead = z.infer<typeof publishedHead>;

const chained = { seq: z.int(), at: instant, prev: sha256, hash: sha256 };

/**
 * One act on the line. `hash` is SHA-256 over the canonical JSON (RFC 8785) of the entry without `hash` and
 * `vehicleRegistrationPlate`; `prev` is the hash of the entry before it.
 */
export const truckEntry = z.object({
  ...chained,
  type: z.enum(queueActTypes),
  formattedBookingNumber: z.string(),
  /** Published for seven days; the owner sees it longer. */
  vehicleRegistrationPlate: z.string().optional(),
  /** HMAC-SHA-256 of the normalized plate with a salt per entry. */
  plateDigest: sha256,
  /** The truck's slot in the queue after the act, or its last one. */
  queueSlot: instant,
  late: z.boolean(),
  hasPriority: z.boolean(),
  /** Only for CALL: true if no waiting truck was ahead of the called one. */
  inOrder: z.boolean().nullable(),
  reasonKind: z.enum(actReasonKinds).nullable(),
  /** Present if an operator's phone reported the arrival later: `at` is when the truck came. It is hashed too. */
  receivedAt: instant.optional(),
});

/** Fields of an entry that is about no truck. Its `facts` are hashed too. */
const noTruck = {
  ...chained,
  formattedBookingNumber: z.null(),
  plateDigest: z.null(),
  queueSlot: z.null(),
  late: z.null(),
  hasPriority: z.null(),
  inOrder: z.null(),
  reasonKind: z.null(),
};

/** Says that a backup was restored, so that the entries after it are lost. */
export const cutEntry = z.object({
  ...noTruck,
  type: z.literal('CUT'),
  facts: z.object({
    restoredTo: instant.nullable(),
    /** Published heads that the log does not contain any more and that were given up. */
    lostHeads: z.array(publishedHead),
    reason: z.string(),
    by: z.string(),
  }),
});

/**
 * Says in which order those stand who joined the waiting list on `date`: by SHA-256 of seed, colon and id of the
 * entry.
 */
export const listOrderedEntry = z.object({
  ...noTruck,
  type: z.literal('LIST_ORDERED'),
  facts: z.object({ date: day, seed: z.string().regex(/^[0-9a-f]{64}$/), entries: z.array(z.uuid()) }),
});

/** Any JSON. Typed as unknown here, because the description of the API cannot contain a recursive schema. */
const fact = z.unknown() as unknown as z.ZodType<Fact>;

/** A step of a draw, or a sale before it. What `facts` holds depends on the step. */
export const drawEntry = z.object({
  ...noTruck,
  type: z.enum(drawEntryTypes),
  reasonKind: z.enum(actReasonKinds).nullable(),
  facts: z.object({ date: day }).catchall(fact),
});

export const queueLogEntry = z.discriminatedUnion('type', [
  truckEntry,
  cutEntry,
  listOrderedEntry,
  drawEntry,
]);
export type QueueLogEntry = z.infer<typeof queueLogEntry>;
