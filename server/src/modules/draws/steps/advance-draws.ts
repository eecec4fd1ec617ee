import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { isDatabaseAway } from '../../../platform/db/retryable.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { appendFacts } from '../../bookings/line/append-facts.ts';
import { lockSlotsOfDay, sellRestOf, takeGivenUp } from '../../slots/drawn/draw-places.queries.ts';
import { changeDrawnDay } from '../../slots/drawn/drawn-days.queries.ts';
import { handOverPlaces } from '../../slots/resting/hand-over.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import {
  type DrawRow,
  findDraw,
  isDayOpen,
  lastChangeOfParams,
  listRunningDraws,
  lockDraw,
  updateDraw,
} from '../draw/draws.queries.ts';
import { openDraws } from '../draw/open-draw.ts';
import { limitTrucks } from '../limits/limit-trucks.ts';
import { drawWhenDue } from './draw-round.ts';
import { freezeDraw } from './freeze-draw.ts';
import { listUnsettled } from './freezing.queries.ts';
import { settleApplication } from './settle-application.ts';

export const advanceDrawsJob = defineJob<Record<string, never>>('advance-draws', {
  retryLimit: 0,
  concurrency: 1,
});

/** A closure can be undone for some seconds. It must not end a draw before they are over. */
const undoSeconds = 15;

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b);

const isDue = (ctx: Context, at: Temporal.Instant) => Temporal.Instant.compare(ctx.clock.now(), at) >= 0;

/** True if the whole day is closed and the closure can no longer be undone. */
const isOff = async (ctx: Context, { day }: DrawRow): Promise<boolean> => {
  if (await isDayOpen(ctx.db, day)) return false;
  const changedAt = await lastChangeOfParams(ctx.db);
  return changedAt === undefined || isDue(ctx, changedAt.add({ seconds: undoSeconds }));
};

export const callOff = async (ctx: TrxContext, { day, sale_opens_at }: DrawRow): Promise<void> => {
  await lockSlotsOfDay(ctx.db, day);
  const draw = await lockDraw(ctx.db, day, 'alone');
  if (draw?.state !== 'OPEN' && draw?.state !== 'FROZEN') return;
  await changeDrawnDay(ctx.db, day, { on_sale_at: later(sale_opens_at, ctx.clock.now()) });
  await updateDraw(ctx.db, day, { state: 'CALLED_OFF' });
  await appendFacts(ctx, 'DRAW_DONE', { date: day, calledOff: true });
};

/** The places that nobody won go on sale at the announced hour, or now if the draw took longer. */
const openSale = async (ctx: TrxContext, { day, sale_opens_at }: DrawRow): Promise<void> => {
  await lockSlotsOfDay(ctx.db, day);
  const draw = await lockDraw(ctx.db, day, 'alone');
  if (!draw || draw.settled_at !== null) return;
  const at = later(sale_opens_at, ctx.clock.now());
  if (draw.state === 'DRAWN') {
    await changeDrawnDay(ctx.db, day, { on_sale_at: at });
    await handOverPlaces(ctx, await takeGivenUp(ctx.db, day));
    await sellRestOf(ctx.db, day, at);
  }
  await updateDraw(ctx.db, day, { settled_at: ctx.clock.now() });
};

/** Applications are settled concurrently: each locks only its own account and place, and there may be thousands. */
const workers = 4;

/** The sale opens when all applications are settled. One that fails is retried and does not stop the others. */
const settle = async (ctx: Context, draw: DrawRow): Promise<void> => {
  const settling = { draw, params: await getBookingParams(ctx) };
  const waiting = (await listUnsettled(ctx.db, draw.day)).values();
  let failed = 0;
  const settleNext = async () => {
    for (const one of waiting)
      try {
        await settleApplication(ctx, settling, one);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        failed += 1;
        ctx.log.error({ err: error, applicationId: one.id }, 'an application could not be settled');
      }
  };
  await Promise.all(Array.from({ length: workers }, settleNext));
  if (failed === 0) await inTransaction(ctx, (trx) => openSale(trx, draw));
};

/** Takes the steps of a draw one after the other, each once, and continues where a stopped instance left off. */
const advance = async (ctx: Context, day: string): Promise<void> => {
  const read = () => findDraw(ctx.db, day);
  let draw = await read();
  if ((draw?.state === 'OPEN' || draw?.state === 'FROZEN') && (await isOff(ctx, draw))) {
    const closed = draw;
    await inTransaction(ctx, (trx) => callOff(trx, closed));
    draw = await read();
  }
  if (draw?.state === 'OPEN' && isDue(ctx, draw.closes_at)) {
    await inTransaction(ctx, (trx) => freezeDraw(trx, day));
    draw = await read();
  }
  if (draw?.state === 'FROZEN') {
    await drawWhenDue(ctx, draw);
    draw = await read();
  }
  if (draw && (draw.state === 'DRAWN' || draw.state === 'CALLED_OFF')) await settle(ctx, draw);
};

export const advanceDraws = async (ctx: Context): Promise<void> => {
  await openDraws(ctx);
  await limitTrucks(ctx);
  for (const { day } of await listRunningDraws(ctx.db))
    try {
      await advance(ctx, day);
    } catch (error) {
      // A draw that fails must not hold up the draws of other days.
      ctx.log.error({ err: error, day }, 'a draw could not go on');
    }
};
