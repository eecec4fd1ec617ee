import { isDeepStrictEqual } from 'node:util';
import type { ClosureOutcome, closuresRoutes } from '#contract/bookings/closures.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { BodyOf } from '#contract/route.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { lockParams } from '../../system-params/booking-params.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { setBookingParams } from '../../system-params/set-booking-params.ts';
import { requireShortClosure } from '../shift/closure-length.ts';
import { readOneSnapshot } from '../shift/shift.queries.ts';
import { planStretch } from '../shift/shift-bookings.ts';
import { emptyStretch } from './close-checkpoint.ts';
import { viewClosure } from './closure-view.ts';
import { type ClosureRow, findClosureRow, updateClosure } from './closures.queries.ts';
import { endOf, foreseeReopening, isOverAt, reopen } from './reopen-closure.ts';

type Change = { readonly id: string } & BodyOf<typeof closuresRoutes.changeClosure>;
type NewEnd = Omit<Change, 'to'> & { readonly to: Temporal.Instant };

/** The parameters' closures with this one ending at `to`, or without it if it would end where it begins. */
export const closuresWith = (
  ctx: Pick<TrxContext, 'config'>,
  { closures }: BookingParams,
  { id, from_at, reasons }: ClosureRow,
  to: Temporal.Instant,
): BookingParams['closures'] => {
  const others = closures.filter((closure) => closure.id !== id);
  if (isOverAt(to, from_at)) return others;
  const own = { id, from: wireInstant(ctx, from_at), to: wireInstant(ctx, to), reasons };
  return closures.some((closure) => closure.id === id)
    ? closures.map((closure) => (closure.id === id ? own : closure))
    : [...others, own];
};

const extend = async (ctx: TrxContext, closure: ClosureRow, change: NewEnd): Promise<ClosureOutcome> => {
  const { to } = change;
  const stretch = { from: closure.to_at, to };
  const planned = await planStretch(ctx, stretch, change);
  const { params } = planned.prepared;
  const others = params.closures.filter(({ id }) => id !== closure.id);
  requireShortClosure(ctx, { from: closure.from_at, to }, { ...params, closures: others });
  if (change.dryRun) return { ...planned.shown, applied: false };
  const extended = await updateClosure(ctx.db, closure.id, { to_at: to });
  const why = { reason: closure.reasons.RU, reasons: closure.reasons };
  await emptyStretch(
    ctx,
    extended,
    planned,
    { type: 'EXTENDED', toBefore: closure.to_at, stretch, why, undoable: true },
    () => setBookingParams(ctx, { closures: closuresWith(ctx, params, closure, to) }, { byClosure: true }),
  );
  return { ...planned.shown, applied: true, closure: await viewClosure(ctx, extended) };
};

const nothingMoves = {
  moves: [],
  slots: [],
  stay: [],
  dropped: [],
  told: { drivers: 0, messages: 0, sms: 0, email: 0, languages: { RU: 0, EN: 0, CN: 0 }, sample: null },
};

const shorten = async (ctx: TrxContext, closure: ClosureRow, change: NewEnd): Promise<ClosureOutcome> => {
  const to = endOf(ctx, closure, change.to);
  const params = await getBookingParams(ctx);
  const closures = closuresWith(ctx, params, closure, to);
  const reopening = await foreseeReopening(ctx, closure, to, { ...params, closures });
  const plan = `${reopening.places} ${reopening.bookings}`;
  if (change.plan !== undefined && change.plan !== plan) throw new AppError('PLAN_CHANGED');
  const outcome = { ...nothingMoves, plan, reopening };
  if (change.dryRun) return { ...outcome, applied: false };
  const reopened = await reopen(ctx, closure, { to, undoable: true, params }, () =>
    setBookingParams(ctx, { closures }, { byClosure: true }),
  );
  return { ...outcome, applied: true, closure: await viewClosure(ctx, reopened) };
};

/** Changes the words on screens. Messages that have left keep the old ones. */
const reword = async (ctx: TrxContext, closure: ClosureRow, reasons: Reasons): Promise<ClosureRow> => {
  if (isDeepStrictEqual(reasons, closure.reasons)) return closure;
  const reworded = await updateClosure(ctx.db, closure.id, { reasons: JSON.stringify(reasons) });
  const params = await getBookingParams(ctx);
  const closures = closuresWith(ctx, params, reworded, closure.to_at);
  await setBookingParams(ctx, { closures }, { byClosure: true });
  await recordInJournal(ctx, {
    type: 'CLOSURE_REASONS_CHANGED',
    from: { reasons: closure.reasons },
    to: { closureId: closure.id, from: wireInstant(ctx, closure.from_at) },
    reasons,
  });
  return reworded;
};

/**
 * A longer closure moves the bookings of the added time. A shorter one, or one that ends now, offers the freed
 * places to those whom it had moved.
 */
export const changeClosure = async (ctx: TrxContext, change: Change): Promise<ClosureOutcome> => {
  if (change.dryRun) await readOneSnapshot(ctx.db);
  else await lockParams(ctx.db);
  const found = await findClosureRow(ctx.db, change.id);
  if (!found) throw new AppError('NOT_FOUND');
  if (change.version !== undefined && change.version !== found.version) throw new AppError('STALE_VERSION');
  if (found.ended || isOverAt(found.to_at, ctx.clock.now())) throw new AppError('CLOSURE_OVER');
  const words = change.dryRun ? undefined : change.reasons;
  const closure = words ? await reword(ctx, found, words) : found;
  if (change.to === undefined) {
    const outcome = { ...nothingMoves, plan: '' };
    return words
      ? { ...outcome, applied: true, closure: await viewClosure(ctx, closure) }
      : { ...outcome, applied: false };
  }
  const end = { ...change, to: Temporal.Instant.from(change.to) };
  return Temporal.Instant.compare(end.to, closure.to_at) > 0
    ? extend(ctx, closure, end)
    : shorten(ctx, closure, end);
};
