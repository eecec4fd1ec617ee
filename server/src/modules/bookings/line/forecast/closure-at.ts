import type { QueueClosure } from '#contract/queue/queue.ts';
import { toWireInstant } from '../../../../platform/time/wire-instant.ts';
import { inAllLanguages } from '../../../../platform/words/translated.ts';
import { comingOpenStretches, type Hours, openStretches } from './open-time.ts';
import { hourMs, type Moment } from './stretches.ts';

const weekMs = 7 * 24 * hourMs;

/** The end of the last opening; if there was none for a week, the start of today. */
const closedSince = (hours: Hours, timeZone: string, now: Moment): Moment =>
  openStretches(hours, timeZone, { from: now - weekMs, to: now }).at(-1)?.to ??
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).startOfDay().epochMilliseconds;

/** The closure that ends last; outside the weekly hours one without a reason, until the next opening. */
export const closureAt = (hours: Hours, timeZone: string, now: Moment): QueueClosure | null => {
  const wire = (moment: Moment) => toWireInstant(Temporal.Instant.fromEpochMilliseconds(moment), timeZone);
  const closures = hours.closures
    .map(({ from, to, reasons }) => ({ from: Date.parse(from), to: Date.parse(to), reasons }))
    .filter(({ from, to }) => from <= now && now < to);
  const [closure] = closures.toSorted((a, b) => b.to - a.to);
  if (closure)
    return { from: wire(closure.from), to: wire(closure.to), reasons: inAllLanguages(closure.reasons) };
  const [opening] = comingOpenStretches(hours, timeZone, now, 1);
  if (opening && opening.from <= now) return null;
  return {
    from: wire(closedSince(hours, timeZone, now)),
    to: opening ? wire(opening.from) : null,
    reasons: null,
  };
};
