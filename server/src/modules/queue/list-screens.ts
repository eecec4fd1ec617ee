import type { QueueScreen } from '#contract/queue/queue.ts';
import type { Context } from '../../platform/context/context.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';
import { listScreensSeenSince } from './queue.queries.ts';

/** A screen is listed for this long after it was last heard of, so that one switched off on purpose disappears. */
const shownFor = { hours: 24 };

export const listScreens = async (ctx: Context): Promise<QueueScreen[]> => {
  const rows = await listScreensSeenSince(ctx.db, ctx.clock.now().subtract(shownFor));
  return rows.map(({ type, account_id, first_name, last_name, address, seen_at }) => ({
    kind: type === 'terminal' ? 'KIOSK' : 'DISPLAY',
    userId: account_id,
    name: `${last_name} ${first_name}`,
    address,
    seenAt: toWireInstant(seen_at, ctx.config.timeZone),
  }));
};
