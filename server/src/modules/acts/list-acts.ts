import type { Act, WhyNot } from '#contract/acts/acts.ts';
import type { Context } from '../../platform/context/context.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { listActiveByPlate } from '../bookings/booking/booking.queries.ts';
import {
  type LastEvent,
  listLastOfBookings,
  listLastOfVehicles,
} from '../bookings/undo/built-upon.queries.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';
import {
  type ListedAct,
  type ListedClosureAct,
  listActsOf,
  listClosureActsOf,
  listUntouchedStrikes,
} from './acts.queries.ts';

const shown = 20;

type Waiting = Pick<ListedAct, 'release_at' | 'released_at' | 'undone_at'>;

/** Why an act of any kind can no longer be undone, if its time is over or it was undone. */
const whyOver = (ctx: Context, { release_at, released_at, undone_at }: Waiting): WhyNot | undefined => {
  if (undone_at) return { code: 'UNDONE' };
  const isOver = release_at !== null && Temporal.Instant.compare(release_at, ctx.clock.now()) <= 0;
  return isOver || released_at ? { code: 'TOO_LATE' } : undefined;
};

const isBuiltUpon = (act: ListedAct, untouched: ReadonlySet<string>): boolean => {
  if (act.type === 'BAN' || act.type === 'WARN') return !untouched.has(String(act.before.strikeId));
  if (act.version_after === null) return false;
  return act.version_after !== (act.booking_version ?? act.vehicle_version);
};

const eventOf = (ctx: Context, { type, from, to, actor, name, at }: LastEvent): WhyNot['event'] => ({
  type,
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  actor,
  actorName: name,
  at: wireInstant(ctx, at),
});

/** Judges all acts together, with as many statements as for one. */
const createJudge = async (ctx: Context, acts: readonly ListedAct[]) => {
  const open = acts.filter((act) => act.type !== 'DEPARTURE' && !whyOver(ctx, act));
  const strikes = open.flatMap(({ before }) => (before.strikeId ? [String(before.strikeId)] : []));
  const untouched = new Set(await listUntouchedStrikes(ctx.db, strikes));
  const built = open.filter((act) => isBuiltUpon(act, untouched));
  const ofBookings = built.flatMap(({ booking_id }) => booking_id ?? []);
  const ofVehicles = built.flatMap(({ vehicle_id }) => vehicle_id ?? []);
  const events = new Map(
    [
      ...(ofBookings.length > 0 ? await listLastOfBookings(ctx.db, ofBookings) : []),
      ...(ofVehicles.length > 0 ? await listLastOfVehicles(ctx.db, ofVehicles) : []),
    ].map((event) => [event.id, event]),
  );
  return async (act: ListedAct): Promise<WhyNot | undefined> => {
    if (act.type === 'DEPARTURE') return { code: 'FINAL' };
    const over = whyOver(ctx, act);
    if (over) return over;
    if (built.includes(act)) {
      const event = events.get(act.booking_id ?? act.vehicle_id ?? '');
      return { code: 'BUILT_UPON', ...(event && { event: eventOf(ctx, event) }) };
    }
    const isBooked =
      act.type === 'CANCEL' &&
      act.plate_key !== null &&
      (await listActiveByPlate(ctx.db, act.plate_key)).length > 0;
    return isBooked ? { code: 'PLATE_BOOKED' } : undefined;
  };
};

const stateOf = (
  ctx: Context,
  whyNot: WhyNot | undefined,
  release_at: Temporal.Instant | null,
): Pick<Act, 'undoable' | 'until' | 'whyNot'> => ({
  undoable: !whyNot,
  ...(release_at && { until: wireInstant(ctx, release_at) }),
  ...(whyNot && { whyNot }),
});

const toAct = (ctx: Context, act: ListedAct, whyNot: WhyNot | undefined): Act => {
  const gate = act.type === 'CALL' || act.type === 'REDIRECT' ? act.gate : act.before.gate;
  const plate = act.plate ?? act.registration_plate;
  const reasons = act.type === 'CANCEL' ? act.cancellation_reasons : null;
  return {
    id: act.id,
    at: wireInstant(ctx, act.made_at),
    type: act.type,
    ...(act.booking_id && { bookingId: act.booking_id }),
    ...(act.vehicle_id && { vehicleId: act.vehicle_id }),
    ...(plate && { vehicleRegistrationPlate: plate }),
    ...(act.slot_at && { dateBooked: wireInstant(ctx, act.slot_at) }),
    ...(typeof gate === 'string' && { gate }),
    ...(reasons && { reasons }),
    ...stateOf(ctx, whyNot, act.release_at),
  };
};

const toClosureAct = (ctx: Context, act: ListedClosureAct): Act => {
  const whyNot = whyOver(ctx, act) ?? (act.is_last ? undefined : ({ code: 'BUILT_UPON' } as const));
  return {
    id: act.id,
    at: wireInstant(ctx, act.made_at),
    type: act.type,
    closureId: act.closure_id,
    from: wireInstant(ctx, act.from_at),
    to: wireInstant(ctx, act.to_after),
    reasons: act.reasons,
    ...stateOf(ctx, whyNot, act.release_at),
  };
};

export const listOwnActs = async (ctx: Context): Promise<Act[]> => {
  const { userId } = requireActor(ctx);
  const acts = await listActsOf(ctx.db, userId, shown);
  const judge = await createJudge(ctx, acts);
  const listed: Act[] = (await listClosureActsOf(ctx.db, userId, shown)).map((act) => toClosureAct(ctx, act));
  for (const act of acts) listed.push(toAct(ctx, act, await judge(act)));
  return listed.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, shown);
};
