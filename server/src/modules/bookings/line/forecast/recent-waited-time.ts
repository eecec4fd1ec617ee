import type { TrxContext } from '../../../../platform/context/context.ts';
import { type LoggedAct, listActsBefore } from './forecast.queries.ts';
import type { Stretch } from './stretches.ts';
import { measuredMs } from './throughput.ts';
import { type WaitedTime, waitedTime } from './waited-time.ts';

/** About three hours of a busy gate. */
const pageSize = 150;

/** Reads acts backwards, page by page, until there is enough waited time to measure throughput. */
export const recentWaitedTime = async (
  ctx: TrxContext,
  open: readonly Stretch[],
  now: number,
): Promise<WaitedTime> => {
  const [start] = open;
  const acts: LoggedAct[] = [];
  for (;;) {
    const oldest = acts[0];
    const page = await listActsBefore(ctx.db, oldest?.seq ?? Number.MAX_SAFE_INTEGER, pageSize);
    acts.unshift(...page.toReversed());
    const waited = waitedTime(acts, open, now);
    const isBeyond = start === undefined || (acts[0]?.at ?? 0) < start.from;
    if (page.length < pageSize || isBeyond || waited.length >= measuredMs) return waited;
  }
};
