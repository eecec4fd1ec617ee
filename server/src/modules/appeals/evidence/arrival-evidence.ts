import type { Evidence } from '#contract/appeals/evidence.ts';
import type { BookingParams, Closure } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { inAllLanguages } from '../../../platform/words/translated.ts';
import { listOutages } from '../../bookings/arrival/arrival.queries.ts';
import { arrivalWindow } from '../../bookings/arrival/arrival-window.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { gateLagMinutes } from '../../bookings/line/gate-lag.queries.ts';

type Span = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) >= 0 ? a : b);
const overlaps = (a: Span, b: Span) =>
  Temporal.Instant.compare(a.from, b.to) < 0 && Temporal.Instant.compare(b.from, a.to) < 0;

/** Takes closures as known at the strike and as known now, because one may have been noted only afterwards. */
const listPauses = async (
  ctx: TrxContext,
  closures: readonly Closure[],
  span: Span,
): Promise<Evidence['pauses']> => {
  const date = (at: Temporal.Instant) => toWireInstant(at, ctx.config.timeZone);
  const closed = new Map(
    closures.map(({ from, to, reasons }) => {
      const pause = { from: Temporal.Instant.from(from), to: Temporal.Instant.from(to) };
      return [`${pause.from} ${pause.to}`, { ...pause, kind: 'CLOSURE' as const, reasons }];
    }),
  );
  const outages = (await listOutages(ctx.db, span.from)).map(({ from_at, to_at }) => ({
    from: from_at,
    to: to_at,
    kind: 'OUTAGE' as const,
    reasons: null,
  }));
  return [...closed.values(), ...outages]
    .filter((pause) => overlaps(pause, span))
    .toSorted((a, b) => Temporal.Instant.compare(a.from, b.from))
    .map(({ kind, from, to, reasons }) => ({
      kind,
      from: date(from),
      to: date(to),
      reasons: reasons && inAllLanguages(reasons),
    }));
};

const sampleMinutes = 30;
/** A longer window includes closures of whole days, in which the gate does not move, so more samples tell nothing. */
const mostSamples = 48;

const worstLag = async (ctx: TrxContext, { from, to }: Span) => {
  let worst = { at: to, minutes: Math.round(await gateLagMinutes(ctx.db, to)) };
  const count = Math.min(mostSamples, Math.floor(to.since(from).total('minutes') / sampleMinutes));
  for (let sample = 1; sample <= count; sample += 1) {
    const at = to.subtract({ minutes: sample * sampleMinutes });
    const minutes = Math.round(await gateLagMinutes(ctx.db, at));
    if (minutes > worst.minutes) worst = { at, minutes };
  }
  return worst;
};

type Rules = { readonly atStrike: BookingParams; readonly today: BookingParams };

/** When the truck could come and what stood in its way, by the parameters in force at the strike. */
export const arrivalEvidence = async (
  ctx: TrxContext,
  booking: BookingRow,
  rules: Rules,
): Promise<Pick<Evidence, 'arrival' | 'pauses' | 'gateLag'>> => {
  const date = (at: Temporal.Instant) => toWireInstant(at, ctx.config.timeZone);
  const window = await arrivalWindow(ctx, booking, rules.atStrike);
  const { noShowGraceMinutes: graceMinutes } = rules.atStrike;
  const span = { from: window.from, to: later(booking.slot_end, booking.canceled_at ?? window.to) };
  const lag = await worstLag(ctx, span);
  return {
    arrival: {
      from: date(window.from),
      onTimeUntil: date(window.onTimeUntil),
      until: date(window.to),
      untilWithoutPauses: date(booking.slot_end.add({ minutes: graceMinutes })),
    },
    pauses: await listPauses(ctx, [...rules.atStrike.closures, ...rules.today.closures], span),
    gateLag: { at: date(lag.at), minutes: lag.minutes, graceMinutes },
  };
};

/**
 * Evidence about a place that was won in a draw and never taken. It matters only whether the driver could be
 * told and could answer.
 */
export const unconfirmedEvidence = async (
  ctx: TrxContext,
  { created_at: from, canceled_at }: BookingRow,
  { atStrike, today }: Rules,
): Promise<Pick<Evidence, 'arrival' | 'pauses' | 'gateLag'>> => ({
  arrival: null,
  pauses: await listPauses(ctx, [...atStrike.closures, ...today.closures], {
    from,
    to: canceled_at ?? ctx.clock.now(),
  }),
  gateLag: null,
});
