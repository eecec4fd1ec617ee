import type { LogHead, QueueLogEntry } from '#contract/queue/queue-log.ts';
import type { HashedEntry } from '#kernel/log/queue-log-chain.ts';
import type { Context } from '../../../platform/context.ts';
import type { PageRequest } from '../../../platform/db/page.ts';
import { dayRange } from '../../slots/checkpoint-time.ts';
import { readLogPage } from './log.queries.ts';

/** For so long everybody may see which truck an entry is about; its owner for as long as it is known. */
const plateDays = 7;

type LogPage = { readonly content: QueueLogEntry[]; readonly last: boolean; readonly head: LogHead };

/** A day of the log, or all of it from its first entry on: what was hashed, as it was written. */
export const listQueueLog = async (
  ctx: Context,
  { date, page, size }: PageRequest & { readonly date?: string | undefined },
): Promise<LogPage> => {
  const range = date === undefined ? undefined : dayRange(ctx, date);
  const { entries, last, head } = await readLogPage(ctx.db, { range, page, size });
  const publicSince = ctx.clock.now().subtract({ hours: plateDays * 24 });
  const content = entries.map(({ body, hash, at, plate, account_id }) => {
    const isNamed = account_id === ctx.actor?.userId || Temporal.Instant.compare(at, publicSince) >= 0;
    return {
      ...(JSON.parse(body) as HashedEntry),
      ...(isNamed && plate !== null && { vehicleRegistrationPlate: plate }),
      hash,
    };
  });
  return { content, last, head };
};
