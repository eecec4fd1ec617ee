import type { PublishedHead } from '#contract/queue/queue-log.ts';
import { type HashedEntry, hashedText } from '#kernel/log/queue-log-chain.ts';
import type { CutEntry, CutFacts } from '#kernel/log/queue-log-entry.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { written } from '../../bookings/line/append-log.ts';
import { sha256 } from '../../bookings/line/log-hashes.ts';
import { countWaiting, lockHead, updateHead } from '../../bookings/line/places.queries.ts';
import { lineChanged } from '../../bookings/line/settle-line.ts';
import { listHashes, listLostHeads } from './log.queries.ts';

export type Restore = {
  readonly by: string;
  readonly reason: string;
  readonly restoredTo: Temporal.Instant | undefined;
  /** All heads that were published. */
  readonly heads: readonly PublishedHead[];
};

/** After a restore: records who gives up which published heads, and why. Heads named by an earlier CUT stay its own. */
export const noteCut = async (ctx: TrxContext, restore: Restore): Promise<CutFacts> => {
  const head = await lockHead(ctx.db);
  const hashes = await listHashes(
    ctx.db,
    restore.heads.map(({ seq }) => seq),
  );
  const givenUp = new Set((await listLostHeads(ctx.db)).map(({ hash }) => hash));
  const facts: CutFacts = {
    restoredTo: restore.restoredTo ? written(ctx, restore.restoredTo) : null,
    lostHeads: restore.heads.filter(
      ({ seq, hash }) => seq > 0 && hashes.get(seq) !== hash && !givenUp.has(hash),
    ),
    reason: restore.reason,
    by: restore.by,
  };
  // The column keeps microseconds, and what is hashed must say the same.
  const now = ctx.clock.now().round('microsecond');
  const entry: HashedEntry<CutEntry> = {
    seq: head.log_seq + 1,
    at: written(ctx, now),
    type: 'CUT',
    formattedBookingNumber: null,
    plateDigest: null,
    queueSlot: null,
    late: null,
    hasPriority: null,
    inOrder: null,
    reasonKind: null,
    prev: head.log_hash,
    facts,
  };
  const body = hashedText(entry);
  const hash = sha256(body);
  const row = { seq: entry.seq, at: now, type: entry.type, body, hash, first_call: false };
  await ctx.db
    .insertInto('queue_log')
    .values({ ...row, waiting: await countWaiting(ctx.db) })
    .execute();
  const revision = head.revision + 1;
  await updateHead(ctx.db, { revision, log_seq: entry.seq, log_hash: hash, updated_at: now });
  ctx.afterCommit(() => ctx.notices.publish(lineChanged, String(revision)));
  return facts;
};
