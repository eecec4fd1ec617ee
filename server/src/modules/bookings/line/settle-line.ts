import { isDeepStrictEqual } from 'node:util';
import type { LogHead } from '#contract/queue/queue-log.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { defineNotice } from '../../../platform/notices/notices.ts';
import type { LineAct } from '../booking/line-acts.ts';
import { receiptOfAct, timeOfAct } from './act-time.ts';
import { appendLog, type SettledAct } from './append-log.ts';
import { type Forecast, forecastLine } from './forecast-line.ts';
import {
  countWaiting,
  type HeadRow,
  isPlateInLine,
  listWaiting,
  lockHead,
  updateEtas,
  updateHead,
} from './places.queries.ts';
import { settleAct } from './settle-act.ts';
import { movedEtas, shownOf } from './shown-eta.ts';
import { tellOfLine } from './tell-of-line.ts';

/** Published with each new revision of the line. */
export const lineChanged = defineNotice('line-changed');

const unsettled = new WeakMap<Trx, LineAct[]>();

const lengthChange = ({ type, before, after }: LineAct): number => {
  if (type === 'ARRIVAL' || type === 'RETURN') return 1;
  if (type === 'ARRIVAL_UNDONE' || type === 'CALL') return -1;
  if (type === 'CANCEL_UNDONE') return after.status === 'WAITING' ? 1 : 0;
  return type === 'CANCEL' && before.status === 'WAITING' ? -1 : 0;
};

const settleActs = async (ctx: TrxContext, acts: readonly LineAct[], waitingNow: number) => {
  let waiting = waitingNow - acts.reduce((sum, act) => sum + lengthChange(act), 0);
  const settled: SettledAct[] = [];
  for (const act of acts) {
    waiting += lengthChange(act);
    const { place, inOrder, isFirstCall } = await settleAct(ctx, act);
    const { queue_slot: queueSlot, late } = place;
    const now = ctx.clock.now();
    const at = timeOfAct(act, now);
    settled.push({
      ...act,
      at,
      receivedAt: receiptOfAct(at, now),
      queueSlot,
      late,
      inOrder,
      isFirstCall,
      waiting,
    });
  }
  return settled;
};

const isShown = (head: HeadRow, forecast: Forecast): boolean =>
  head.throughput_per_hour === forecast.throughputPerHour &&
  head.lag_minutes === forecast.lagMinutes &&
  isDeepStrictEqual(head.closure, forecast.closure);

type SettledActs = {
  readonly log: LogHead;
  readonly arrivals: readonly string[];
  readonly isTouched: boolean;
};

/** Stores the forecast that is shown, tells drivers of it, and notifies all instances if anything changed. */
const show = async (ctx: TrxContext, head: HeadRow, { log, arrivals, isTouched }: SettledActs) => {
  const line = await listWaiting(ctx.db);
  const forecast = await forecastLine(ctx, line);
  const moved = movedEtas(line, forecast.etas);
  await updateEtas(ctx.db, moved);
  await tellOfLine(
    ctx,
    line.map((truck) => ({
      truck,
      eta: moved.has(truck.id) ? (moved.get(truck.id) ?? null) : shownOf(truck),
    })),
    arrivals,
  );
  const isNew = isTouched || moved.size > 0 || !isShown(head, forecast);
  if (!isNew) return;
  const revision = head.revision + 1;
  await updateHead(ctx.db, {
    revision,
    log_seq: log.seq,
    log_hash: log.hash,
    throughput_per_hour: forecast.throughputPerHour,
    lag_minutes: forecast.lagMinutes,
    closure: forecast.closure && JSON.stringify(forecast.closure),
    updated_at: ctx.clock.now(),
  });
  ctx.afterCommit(() => ctx.notices.publish(lineChanged, String(revision)));
};

/** Without `acts` the line is unchanged, but time or parameters may have changed the forecast. */
const settle = async (ctx: TrxContext, acts?: readonly LineAct[]): Promise<readonly SettledAct[]> => {
  const head = await lockHead(ctx.db);
  const arrivals = (acts ?? []).filter(({ type }) => type === 'ARRIVAL').map(({ after }) => after.id);
  const settled = await settleActs(ctx, acts ?? [], await countWaiting(ctx.db));
  const log = await appendLog(ctx, { seq: head.log_seq, hash: head.log_hash }, settled);
  await show(ctx, head, { log, arrivals, isTouched: acts !== undefined });
  return settled;
};

/**
 * Settles the acts of the transaction: places, log entries, forecast. This happens by itself before the commit.
 * Call it earlier only as the last step, because its lock blocks everybody who changes the line.
 */
export const settleLine = async (ctx: TrxContext): Promise<readonly SettledAct[]> => {
  const acts = unsettled.get(ctx.db);
  unsettled.delete(ctx.db);
  return acts ? settle(ctx, acts) : [];
};

export const noteActs = async (ctx: TrxContext, acts: readonly LineAct[]): Promise<void> => {
  const noted = unsettled.get(ctx.db);
  if (noted) {
    noted.push(...acts);
    return;
  }
  unsettled.set(ctx.db, [...acts]);
  ctx.beforeCommit(async () => {
    // Messages to other drivers of the line are sent at once, even if the act that causes them can be undone.
    await settleLine({ ...ctx, heldBy: undefined });
  });
};

/** Makes a new revision when something shown beside the trucks has changed, such as gates. */
export const showAnew = (ctx: TrxContext): Promise<void> => noteActs(ctx, []);

/** Makes a new revision when something shown with trucks of the plate has changed. */
export const showPlateAnew = async (ctx: TrxContext, { plateKey }: { readonly plateKey: string }) => {
  if (await isPlateInLine(ctx.db, plateKey)) await showAnew(ctx);
};

/** Computes the forecast anew when something outside the line may have changed it, such as parameters. */
export const refreshBeforeCommit = async (ctx: TrxContext): Promise<void> => {
  ctx.beforeCommit(async () => {
    await settle(ctx);
  });
};

export const refreshLineJob = defineJob<Record<string, never>>('refresh-line', { retryLimit: 0 });

/** Runs regularly, because the forecast changes as time passes. */
export const refreshLine = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (trx) => {
    await settle(trx);
  });
