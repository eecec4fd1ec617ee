import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { LogHead, QueueLogEntry } from '#contract/queue-log.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import type { LineAct } from '../booking/line-acts.ts';

export type SettledAct = LineAct & {
  readonly at: Temporal.Instant;
  readonly queueSlot: Temporal.Instant;
  readonly late: boolean;
  /** Of a call. */
  readonly inOrder: boolean | null;
  readonly isFirstCall: boolean;
  /** How many wait after it. */
  readonly waiting: number;
};

/** RFC 8785 for what an entry holds: an object without depth, of texts, whole numbers, flags and nulls. */
const canonical = (entry: object): string => JSON.stringify(entry, Object.keys(entry).toSorted());

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const bodyOf = (
  ctx: TrxContext,
  { seq, hash }: LogHead,
  act: SettledAct,
  salt: string,
): Omit<QueueLogEntry, 'hash' | 'vehicleRegistrationPlate'> => ({
  seq: seq + 1,
  at: wireInstant(ctx, act.at),
  type: act.type,
  formattedBookingNumber: act.after.number,
  plateDigest: createHmac('sha256', salt).update(act.after.plate_key).digest('hex'),
  queueSlot: wireInstant(ctx, act.queueSlot),
  late: act.late,
  hasPriority: act.after.has_priority,
  inOrder: act.inOrder,
  reasonKind: act.reasonKind,
  prev: hash,
});

/** Adds to the chain; the row of the head is locked, so nobody else does. */
export const appendLog = async (
  ctx: TrxContext,
  head: LogHead,
  acts: readonly SettledAct[],
): Promise<LogHead> => {
  let last = head;
  const rows = acts.map((act) => {
    const salt = randomBytes(16).toString('hex');
    const body = canonical(bodyOf(ctx, last, act, salt));
    last = { seq: last.seq + 1, hash: sha256(body) };
    return {
      seq: last.seq,
      at: act.at,
      booking_id: act.after.id,
      type: act.type,
      body,
      hash: last.hash,
      plate: act.after.plate,
      salt,
      first_call: act.isFirstCall,
      waiting: act.waiting,
    };
  });
  if (rows.length > 0) await ctx.db.insertInto('queue_log').values(rows).execute();
  return last;
};
