import type { ClosureOutcome } from '#contract/bookings/closures.ts';
import type { ShiftOutcome } from '#contract/bookings/shift.ts';
import type { Reasons } from '#contract/reasons.ts';
import { releaseLater, undoSeconds } from '../../../platform/acts/record-act.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { restFreed } from '../../slots/resting/closure-places.queries.ts';
import { setBookingParams } from '../../system-params/set-booking-params.ts';
import { type StoredReason, toStoredReason } from '../booking/stored-reason.ts';
import { applyShift, freedPlaces } from '../shift/apply-shift.ts';
import { requireShortClosure } from '../shift/closure-length.ts';
import type { Stretch } from '../shift/prepare-shift.ts';
import { readOneSnapshot } from '../shift/shift.queries.ts';
import { type PlannedShift, planStretch, type Shift, stretchOf } from '../shift/shift-bookings.ts';
import { viewClosure } from './closure-view.ts';
import { type ClosureRow, findClosureRow, insertClosure } from './closures.queries.ts';
import { recordAct } from './record-act.ts';
import { release } from './release-act.ts';
import { listTold } from './told-of-closure.ts';

type ActOfShift = {
  readonly type: 'CLOSED' | 'EXTENDED';
  readonly toBefore: Temporal.Instant | null;
  /** The time whose bookings are moved. For an extension it is only the added time. */
  readonly stretch: Stretch;
  readonly why: StoredReason;
  readonly undoable: boolean;
};

/** Keeps places that moved bookings leave in slots that stay open, until the act can no longer be undone. */
const keepFreedPlaces = (
  ctx: TrxContext,
  closure: ClosureRow,
  { prepared }: PlannedShift,
  until: Temporal.Instant,
) => {
  const freed = freedPlaces(prepared);
  return freed.length > 0 ? restFreed(ctx.db, freed, { closureId: closure.id, until }) : undefined;
};

/** Moves the bookings, changes the parameters by `write`, and records the act. */
export const emptyStretch = async (
  ctx: TrxContext,
  closure: ClosureRow,
  planned: PlannedShift,
  { type, toBefore, stretch, why, undoable }: ActOfShift,
  write: () => Promise<unknown>,
): Promise<void> => {
  const id = uuidv7(ctx.clock);
  const releaseAt = ctx.clock.now().add({ seconds: undoable ? undoSeconds : 0 });
  const applied = await applyShift(ctx, planned.prepared, { ...why, closureActId: id });
  await write();
  if (undoable) await keepFreedPlaces(ctx, closure, planned, releaseAt);
  const told = await listTold(ctx, { from: closure.from_at, to: stretch.to }, applied, {
    why,
    reasons: closure.reasons,
  });
  await recordAct(ctx, closure, {
    id,
    type,
    toBefore,
    slots: planned.shown.slots,
    applied,
    told,
    releaseAt,
  });
  if (undoable) await releaseLater(ctx);
  else await release(ctx, id, 'at once');
};

type Closing = Pick<Shift, 'date' | 'minutes' | 'dryRun' | 'plan'> & {
  /** Undefined only in a dry run. */
  readonly reasons: Reasons | undefined;
  /** The reason told to those who are moved. If absent, they are told the reasons of the closure. */
  readonly why?: StoredReason;
  readonly undoable: boolean;
};

export const closeCheckpoint = async (ctx: TrxContext, closing: Closing): Promise<ClosureOutcome> => {
  const { reasons = { RU: '' }, undoable, dryRun } = closing;
  if (dryRun) await readOneSnapshot(ctx.db);
  const stretch = stretchOf(ctx, closing);
  const planned = await planStretch(ctx, stretch, closing);
  const { params } = planned.prepared;
  requireShortClosure(ctx, stretch, params);
  if (dryRun) return { ...planned.shown, applied: false };
  const id = uuidv7(ctx.clock);
  await insertClosure(ctx.db, {
    id,
    from_at: stretch.from,
    to_at: stretch.to,
    reasons: JSON.stringify(reasons),
    made_by: ctx.actor?.userId ?? null,
    made_at: ctx.clock.now(),
  });
  const closure = await findClosureRow(ctx.db, id);
  if (!closure) throw new Error('A closure that was just inserted is there');
  const why = closing.why ?? { reason: reasons.RU, reasons };
  await emptyStretch(ctx, closure, planned, { type: 'CLOSED', toBefore: null, stretch, why, undoable }, () =>
    setBookingParams(
      ctx,
      {
        closures: [
          ...params.closures,
          { id, from: wireInstant(ctx, stretch.from), to: wireInstant(ctx, stretch.to), reasons },
        ],
      },
      { byClosure: true },
    ),
  );
  return { ...planned.shown, applied: true, closure: await viewClosure(ctx, closure) };
};

/** Closes for older clients: without `acknowledged` a closure takes effect at once and cannot be undone. */
export const closeByShift = async (
  ctx: TrxContext,
  { close, reason, reasons, acknowledged, ...shift }: Shift & { readonly close: NonNullable<Shift['close']> },
): Promise<ShiftOutcome> => {
  const given = reason || reasons ? toStoredReason({ reason, reasons }) : undefined;
  const { closure: _, ...outcome } = await closeCheckpoint(ctx, {
    ...shift,
    reasons: close.reasons,
    ...(given && { why: given }),
    undoable: acknowledged !== undefined,
  });
  return outcome;
};
