import { randomBytes } from 'node:crypto';
import type { LogHead } from '#contract/queue/queue-log.ts';
import { type HashedEntry, hashedText } from '#kernel/log/queue-log-chain.ts';
import type { TruckEntry } from '#kernel/log/queue-log-entry.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { sha256 } from '../../../platform/secrets/sha256.ts';
import type { LineAct } from '../booking/line-acts.ts';
import { plateDigest } from './log-hashes.ts';

export type SettledAct = LineAct & {
  readonly at: Temporal.Instant;
  /** Present if a phone reported an arrival afterwards: when the report came. */
  readonly receivedAt?: Temporal.Instant | undefined;
  readonly queueSlot: Temporal.Instant;
  readonly late: boolean;
  /** Whether no waiting truck stood ahead of a called one. Null unless the act is a call. */
  readonly inOrder: boolean | null;
  readonly isFirstCall: boolean;
  /** Trucks waiting after the act. */
  readonly waiting: number;
};

/** The time is written with its UTC offset, so that the hashed text does not depend on a later time zone setting. */
export const written = ({ config }: TrxContext, at: Temporal.Instant): string =>
  at.toZonedDateTimeISO(config.timeZone).toString({ timeZoneName: 'never' });

const entryOf = (
  ctx: TrxContext,
  { seq, hash }: LogHead,
  act: SettledAct,
  salt: string,
): HashedEntry<TruckEntry> => ({
  seq: seq + 1,
  at: written(ctx, act.at),
  type: act.type,
  formattedBookingNumber: act.after.number,
  plateDigest: plateDigest(salt, act.after.plate_key),
  queueSlot: written(ctx, act.queueSlot),
  late: act.late,
  hasPriority: act.after.has_priority,
  inOrder: act.inOrder,
  reasonKind: act.reasonKind,
  ...(act.receivedAt && { receivedAt: written(ctx, act.receivedAt) }),
  prev: hash,
});

/** Chains the acts by hash and returns the rows with the new head. */
export const chainActs = (ctx: TrxContext, head: LogHead, acts: readonly SettledAct[]) => {
  let last = head;
  const rows = acts.map((act) => {
    const salt = randomBytes(16).toString('hex');
    const body = hashedText(entryOf(ctx, last, act, salt));
    last = { seq: last.seq + 1, hash: sha256(body) };
    return {
      seq: last.seq,
      // The column ascends with the entries, even if an entry is about an earlier time.
      at: act.receivedAt ?? act.at,
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
  return { rows, head: last };
};

/** The head row must be locked. */
export const appendLog = async (
  ctx: TrxContext,
  head: LogHead,
  acts: readonly SettledAct[],
): Promise<LogHead> => {
  const { rows, head: last } = chainActs(ctx, head, acts);
  if (rows.length > 0) await ctx.db.insertInto('queue_log').values(rows).execute();
  return last;
};
