import { randomBytes } from 'node:crypto';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { sha256 } from '../../../platform/secrets/sha256.ts';
import { appendFacts } from '../../bookings/line/append-facts.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { getSeed, insertLot, listEntriesOfDay, listUnordered, setLots } from './lots.queries.ts';

/** A plain hash, so that anybody can compute it from the seed in the log. */
export const lotOf = (seed: string, entryId: string): string => sha256(`${seed}:${entryId}`);

/**
 * Keeps the day's first seed: an entry that is confirmed at midnight may come after the draw and needs the same
 * one.
 */
const drawLot = async (ctx: TrxContext, day: string): Promise<void> => {
  const drawn = randomBytes(32).toString('hex');
  const isFirst = await insertLot(ctx.db, day, drawn, ctx.clock.now());
  const seed = isFirst ? drawn : await getSeed(ctx.db, day);
  const lots = (await listEntriesOfDay(ctx.db, day))
    .map((id) => ({ id, lot: lotOf(seed, id) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  if (lots.length === 0) return;
  await setLots(ctx.db, lots);
  if (isFirst) await appendFacts(ctx, 'LIST_ORDERED', { date: day, seed, entries: lots.map(({ id }) => id) });
};

/** Orders each day that is over, once: at 00:00, or when somebody needs the order before that job has run. */
export const drawDueLots = async (ctx: Context): Promise<void> => {
  for (const day of await listUnordered(ctx.db, today(ctx).toString()))
    await inTransaction(ctx, (trx) => drawLot(trx, day));
};
