import { randomBytes } from 'node:crypto';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { appendFacts } from '../../bookings/line/append-facts.ts';
import { sha256 } from '../../bookings/line/log-hashes.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { getSeed, insertLot, listEntriesOfDay, listUnordered, setLots } from './lots.queries.ts';

/** Anybody can compute it from the log. */
export const lotOf = (seed: string, entryId: string): string => sha256(`${seed}:${entryId}`);

/** Who confirmed at the last moment may come after the lot: the same seed gives it its place. */
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

/** At 00:00, or as soon as somebody needs the order: of each day that is over, once. */
export const drawDueLots = async (ctx: Context): Promise<void> => {
  for (const day of await listUnordered(ctx.db, today(ctx).toString()))
    await inTransaction(ctx, (trx) => drawLot(trx, day));
};
