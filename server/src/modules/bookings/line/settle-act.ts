import { isTerminal } from '#kernel/access.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { LineAct } from '../booking/line-acts.ts';
import { timeOfAct } from './act-time.ts';
import { countAhead } from './line-order.queries.ts';
import {
  deletePlace,
  findFirstOnTimeSlot,
  findRunningSlot,
  findSlotBeforeNoAnswer,
  getPlace,
  insertPlace,
  type PlaceRow,
  updatePlace,
  wasEverCalled,
} from './places.queries.ts';

const later = (a: Temporal.Instant, b: Temporal.Instant | undefined) =>
  b !== undefined && Temporal.Instant.compare(a, b) < 0 ? b : a;

const earlier = (a: Temporal.Instant | undefined, b: Temporal.Instant | undefined) => {
  if (a === undefined || b === undefined) return a ?? b;
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
};

/** A late truck joins the running slot, or the slot served now if the gate is behind, but never one before its own. */
const slotOfLate = async (ctx: TrxContext, act: LineAct): Promise<Temporal.Instant> => {
  const { after } = act;
  const running = await findRunningSlot(ctx.db, timeOfAct(act, ctx.clock.now()));
  const served = await findFirstOnTimeSlot(ctx.db, after.id);
  return later(after.slot_at, earlier(running, served));
};

const placeArrival = async (ctx: TrxContext, act: LineAct): Promise<PlaceRow> => {
  const late = act.after.late ?? false;
  const queue_slot = late ? await slotOfLate(ctx, act) : act.after.slot_at;
  return insertPlace(ctx.db, { booking_id: act.after.id, queue_slot, late, unseen: isTerminal(ctx.actor) });
};

/** A truck sent back keeps its place; after no answer it goes behind the on-time trucks of its or the running slot. */
const placeReturned = async (ctx: TrxContext, { after, reasonKind }: LineAct): Promise<PlaceRow> => {
  const place = await getPlace(ctx.db, after.id);
  if (reasonKind !== 'NO_ANSWER') return updatePlace(ctx.db, after.id, { exceptional: true });
  const running = await findRunningSlot(ctx.db, ctx.clock.now());
  return updatePlace(ctx.db, after.id, {
    exceptional: true,
    queue_slot: later(place.queue_slot, running),
    no_answers: place.no_answers + 1,
  });
};

export type SettledPlace = {
  readonly place: PlaceRow;
  /** Whether no waiting truck stood ahead of a called one. Null unless the act is a call. */
  readonly inOrder: boolean | null;
  readonly isFirstCall: boolean;
};

/** A call with the reason MISTAKE says that the missing answer was noted wrongly, so the truck gets its place back. */
const takeNoAnswerBack = async (ctx: TrxContext, { after, reasonKind }: LineAct): Promise<void> => {
  const queueSlot = reasonKind === 'MISTAKE' ? await findSlotBeforeNoAnswer(ctx.db, after.id) : undefined;
  if (!queueSlot) return;
  const { no_answers } = await getPlace(ctx.db, after.id);
  await updatePlace(ctx.db, after.id, { queue_slot: queueSlot, no_answers: no_answers - 1 });
};

const placeCalled = async (ctx: TrxContext, act: LineAct): Promise<SettledPlace> => {
  const { after } = act;
  await takeNoAnswerBack(ctx, act);
  const { first_called_at, exceptional } = await getPlace(ctx.db, after.id);
  const inOrder = (await countAhead(ctx.db, after.id)) === 0;
  const place = await updatePlace(ctx.db, after.id, {
    first_called_at: first_called_at ?? after.called_at,
    exceptional: exceptional || !inOrder,
  });
  // An undone arrival deletes the place but not the call in the log, so a later call is not the first.
  const isFirstCall = first_called_at === null && !(await wasEverCalled(ctx.db, after.id));
  return { place, inOrder, isFirstCall };
};

const placeOther = async (ctx: TrxContext, act: LineAct): Promise<PlaceRow> => {
  switch (act.type) {
    case 'ARRIVAL':
      return placeArrival(ctx, act);
    case 'RETURN':
      return placeReturned(ctx, act);
    case 'CANCEL':
      return updatePlace(ctx.db, act.after.id, { exceptional: true });
    default:
      return getPlace(ctx.db, act.after.id);
  }
};

/** Updates the truck's place. The head row must be locked, so that acts are settled one by one. */
export const settleAct = async (ctx: TrxContext, act: LineAct): Promise<SettledPlace> => {
  if (act.type === 'CALL') return placeCalled(ctx, act);
  const place = await placeOther(ctx, act);
  if (act.type === 'ARRIVAL_UNDONE') await deletePlace(ctx.db, act.after.id);
  return { place, inOrder: null, isFirstCall: false };
};
