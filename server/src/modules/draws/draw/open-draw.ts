import { randomBytes } from 'node:crypto';
import { commitmentOf } from '#kernel/draw/draw-key.ts';
import type { DrawChain } from '#kernel/draw/frozen-draw.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { sealText } from '../../../platform/secrets/seal.ts';
import { wallInstant } from '../../../platform/time/wall-instant.ts';
import { appendFacts } from '../../bookings/line/append-facts.ts';
import { dayRange, lastBookableDay, today, wireInstant } from '../../slots/checkpoint-time.ts';
import { changeDrawnDay } from '../../slots/drawn/drawn-days.queries.ts';
import { prepareNextDay } from '../../slots/drawn/prepare-drawn-days.ts';
import { ensureDaysOnce } from '../../slots/read-slots.ts';
import { listSlots } from '../../slots/slots.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import type { DrawTerms } from '../draws.tables.ts';
import { readChain } from './beacon.ts';
import { findDraw, insertDraw, listUnopenedDays } from './draws.queries.ts';

/** If less time is left to apply, because server or beacon were down, the draw does not take place. */
const shortestHours = 1;

export const seedPurpose = 'draw-seed';

const instantsOf = async (ctx: TrxContext) => {
  const { draw } = await getBookingParams(ctx);
  const opens = today(ctx);
  const at = (day: Temporal.PlainDate, time: string) =>
    wallInstant(day.toPlainDateTime(Temporal.PlainTime.from(time)), ctx.config.timeZone);
  return {
    opens_at: dayRange(ctx, opens.toString()).from,
    closes_at: at(opens, draw.closesAt),
    sale_opens_at: at(opens, draw.saleOpensAt),
    confirm_until: at(opens.add({ days: 1 }), draw.confirmUntil),
  };
};

const termsOf = async (ctx: TrxContext, day: string, chain: DrawChain): Promise<DrawTerms> => {
  const { draw } = await getBookingParams(ctx);
  const { maxWishes, maxPerUser, ticketDays, maxTickets } = draw;
  const slots = (await listSlots(ctx.db, day, day)).filter(({ open }) => open);
  return {
    chain,
    maxWishes,
    maxPerUser,
    ticketDays,
    maxTickets,
    slots: slots.map(({ start_at, end_at, capacity, reserve }) => ({
      start: wireInstant(ctx, start_at),
      end: wireInstant(ctx, end_at),
      capacity,
      reserve,
    })),
  };
};

/** `chain` is undefined if no beacon is configured. */
type Found = { readonly chain: DrawChain | undefined };

/** Server or beacon were down for so long that the day is sold without a draw. */
const isTooLate = async (ctx: TrxContext, day: string, closesAt: Temporal.Instant): Promise<boolean> =>
  closesAt.since(ctx.clock.now()).total('hours') < shortestHours ||
  day !== lastBookableDay(ctx, await getBookingParams(ctx)).toString();

/** Locks the day, so that only one instance opens its draw. `found` is undefined if the beacon does not answer. */
const openOne = async (ctx: TrxContext, day: string, found: Found | undefined): Promise<void> => {
  const row = await ctx.db
    .selectFrom('drawn_day')
    .select('on_sale_at')
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst();
  if (row?.on_sale_at !== null || (await findDraw(ctx.db, day))) return;
  const instants = await instantsOf(ctx);
  const isSold = await isTooLate(ctx, day, instants.closes_at);
  if (!found && !isSold) return;
  const seed = randomBytes(32).toString('hex');
  const beacon = found?.chain;
  const terms = await termsOf(ctx, day, beacon ?? { commitment: commitmentOf(seed) });
  if (isSold || terms.slots.length === 0) {
    await changeDrawnDay(ctx.db, day, { on_sale_at: ctx.clock.now() });
    return;
  }
  await insertDraw(ctx.db, {
    day,
    state: 'OPEN',
    ...instants,
    terms: JSON.stringify(terms),
    seed: beacon ? null : sealText(ctx.secrets, seedPurpose, seed),
  });
  const { chain, slots, ...limits } = terms;
  await appendFacts(ctx, 'DRAW_OPENED', {
    date: day,
    closesAt: wireInstant(ctx, instants.closes_at),
    saleOpensAt: wireInstant(ctx, instants.sale_opens_at),
    confirmUntil: wireInstant(ctx, instants.confirm_until),
    ...limits,
    chain: { ...chain },
    slots: slots.map((slot) => ({ ...slot })),
  });
};

const readChainOrWait = async (ctx: Context): Promise<Found | undefined> => {
  try {
    return { chain: await readChain(ctx) };
  } catch (error) {
    ctx.log.error({ err: error }, 'a draw cannot open, because its beacon does not say what it is');
    return undefined;
  }
};

/** Opens the draw of each day that became bookable at 00:00, and marks the next day as one that will be drawn. */
export const openDraws = async (ctx: Context): Promise<void> => {
  const params = await getBookingParams(ctx);
  const last = lastBookableDay(ctx, params);
  if (params.draw.enabled) await inTransaction(ctx, (trx) => prepareNextDay(trx, params));
  const days = await listUnopenedDays(ctx.db, last.toString());
  if (days.length === 0) return;
  await ensureDaysOnce(ctx, last, last);
  const found = await readChainOrWait(ctx);
  for (const day of days) await inTransaction(ctx, (trx) => openOne(trx, day, found));
};
