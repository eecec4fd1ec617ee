import type { ActReasonKind } from '#kernel/log/queue-log-entry.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { dayAt, wireInstant } from '../../slots/checkpoint-time.ts';
import { countSale, listUnsoldDays } from '../../slots/drawn/drawn-days.queries.ts';
import { appendFacts } from './append-facts.ts';

type Sale = {
  readonly places: readonly Temporal.Instant[];
  readonly by: 'BOOKING' | 'CHANGE' | 'SHIFT';
  readonly reasonKind: ActReasonKind | undefined;
};

/** Publishes that places of a day that will be drawn were given away. Other places are no concern of the draw. */
export const recordSale = async (ctx: TrxContext, { places, by, reasonKind }: Sale): Promise<void> => {
  const unsold = new Set((await listUnsoldDays(ctx.db, ctx.clock.now())).map(({ day }) => day));
  const sold = Map.groupBy(places, (start) => dayAt(ctx, start).toString());
  for (const [date, starts] of sold) {
    if (!unsold.has(date)) continue;
    ctx.beforeCommit(async () => {
      await countSale(ctx.db, date, starts.length);
      const given = starts.map((start) => wireInstant(ctx, start)).sort();
      await appendFacts(ctx, 'ADMIN_SALE', { date, by, places: given }, reasonKind);
    });
  }
};
