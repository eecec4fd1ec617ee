import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { beat, insertOutage } from './arrival.queries.ts';

/** The job runs every minute; a shorter gap is a delay, not an outage. */
const longestSilenceMinutes = 5;

export const noteAlive = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (trx) => {
    const now = ctx.clock.now();
    const seen = await beat(trx.db, 'bookings', now);
    if (!seen || now.since(seen).total('minutes') <= longestSilenceMinutes) return;
    await insertOutage(trx.db, { from_at: seen, to_at: now });
    ctx.log.warn(
      { silentFrom: seen.toString(), silentUntil: now.toString() },
      'the jobs did not run: no strikes for that time',
    );
  });
