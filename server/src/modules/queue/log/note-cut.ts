import type { PublishedHead } from '#contract/queue/queue-log.ts';
import type { CutFacts } from '#kernel/log/queue-log-entry.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { appendFacts } from '../../bookings/line/append-facts.ts';
import { written } from '../../bookings/line/append-log.ts';
import { lockHead } from '../../bookings/line/places.queries.ts';
import { listHashes, listLostHeads } from './log.queries.ts';

export type Restore = {
  readonly by: string;
  readonly reason: string;
  readonly restoredTo: Temporal.Instant | undefined;
  readonly heads: readonly PublishedHead[];
};

/**
 * After a restore: records who gives up which published heads, and why. Heads that an earlier CUT names are left
 * out.
 */
export const noteCut = async (ctx: TrxContext, restore: Restore): Promise<CutFacts> => {
  // Nobody may add to the log before it is known what it lacks.
  await lockHead(ctx.db);
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
  await appendFacts(ctx, 'CUT', facts);
  return facts;
};
