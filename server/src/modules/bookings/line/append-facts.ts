import { type HashedEntry, hashedText } from '#kernel/log/queue-log-chain.ts';
import type {
  ActReasonKind,
  DrawEntryType,
  DrawFacts,
  LogHead,
  NoTruckEntry,
} from '#kernel/log/queue-log-entry.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { sha256 } from '../../../platform/secrets/sha256.ts';
import { written } from './append-log.ts';
import { countWaiting, lockHead, updateHead } from './places.queries.ts';
import { lineChanged } from './settle-line.ts';

type FactsOf<T extends NoTruckEntry['type']> = T extends DrawEntryType
  ? DrawFacts
  : Extract<NoTruckEntry, { type: T }>['facts'];

/** Chains an entry about no truck to the log. Everything else that the transaction locks must be locked already. */
export const appendFacts = async <T extends NoTruckEntry['type']>(
  ctx: TrxContext,
  type: T,
  facts: FactsOf<T>,
  reasonKind: ActReasonKind | null = null,
): Promise<LogHead> => {
  const head = await lockHead(ctx.db);
  // The column keeps microseconds, and what is hashed must say the same.
  const now = ctx.clock.now().round('microsecond');
  const entry = {
    seq: head.log_seq + 1,
    at: written(ctx, now),
    type,
    formattedBookingNumber: null,
    plateDigest: null,
    queueSlot: null,
    late: null,
    hasPriority: null,
    inOrder: null,
    reasonKind,
    prev: head.log_hash,
    facts,
  };
  const body = hashedText(entry as unknown as HashedEntry);
  const hash = sha256(body);
  const row = { seq: entry.seq, at: now, type, body, hash, first_call: false };
  await ctx.db
    .insertInto('queue_log')
    .values({ ...row, waiting: await countWaiting(ctx.db) })
    .execute();
  const revision = head.revision + 1;
  await updateHead(ctx.db, { revision, log_seq: entry.seq, log_hash: hash, updated_at: now });
  ctx.afterCommit(() => ctx.notices.publish(lineChanged, String(revision)));
  return { seq: entry.seq, hash };
};
