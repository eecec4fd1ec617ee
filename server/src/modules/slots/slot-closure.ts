import type { SlotClosure } from '#contract/bookings/time-slots.ts';
import type { Context } from '../../platform/context/context.ts';
import { freshMs } from '../../platform/memory/fresh-cache.ts';
import { inAllLanguages } from '../../platform/words/translated.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { dayAt, wireInstant } from './checkpoint-time.ts';
import { findClosure, type Planning, planDay } from './plan-day.ts';
import { listSlotLengths, type SlotRow } from './slots.queries.ts';

const lookAheadDays = 62;

type Stretch = { readonly start: Temporal.Instant; readonly end: Temporal.Instant };

const nextOpening = (ctx: Pick<Context, 'config'>, planning: Planning, from: Temporal.Instant) => {
  const first = dayAt(ctx, from);
  for (let days = 0; days < lookAheadDays; days += 1) {
    const found = planDay(planning, first.add({ days })).find(
      ({ start, open }) => open && Temporal.Instant.compare(start, from) >= 0,
    );
    if (found) return found.start;
  }
  return undefined;
};

const explain = (ctx: Pick<Context, 'config'>, planning: Planning, slot: Stretch): SlotClosure => {
  const closure = findClosure(planning.params.closures, slot);
  const opens = nextOpening(ctx, planning, closure ? Temporal.Instant.from(closure.to) : slot.end);
  const opensAt = opens ? wireInstant(ctx, opens) : null;
  if (closure)
    return { from: closure.from, to: closure.to, reasons: inAllLanguages(closure.reasons), opensAt };
  const [from, end] = [wireInstant(ctx, slot.start), wireInstant(ctx, slot.end)];
  return { from, to: opensAt ?? end, reasons: null, opensAt };
};

/** Neighboring slots share a closure, so it is looked up once. */
const keyOf = (planning: Planning, slot: Stretch) =>
  findClosure(planning.params.closures, slot)?.from ?? `hours ${slot.start}`;

export const closureTeller = async (ctx: Context) => {
  const planning: Planning = {
    params: await readBookingParams(ctx),
    lengths: await ctx.cache.read('slot-lengths', freshMs, () => listSlotLengths(ctx.db)),
    timeZone: ctx.config.timeZone,
  };
  const explained = new Map<string, SlotClosure>();
  return ({ start_at: start, end_at: end }: Pick<SlotRow, 'start_at' | 'end_at'>): SlotClosure => {
    const key = keyOf(planning, { start, end });
    const told = explained.get(key) ?? explain(ctx, planning, { start, end });
    explained.set(key, told);
    return told;
  };
};
