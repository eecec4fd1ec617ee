import type { ShownEta, WaitingTruck } from './places.queries.ts';

const toleratedMinutes = 5;

const minutesBetween = (a: Temporal.Instant, b: Temporal.Instant) => Math.abs(a.since(b).total('minutes'));

/** What a driver has read stays until it is wrong by more than five minutes, or its beginning has passed. */
const isStillGood = (shown: ShownEta, fresh: ShownEta, now: Temporal.Instant): boolean =>
  minutesBetween(shown.from, fresh.from) <= toleratedMinutes &&
  minutesBetween(shown.to, fresh.to) <= toleratedMinutes &&
  Temporal.Instant.compare(shown.from, now) >= 0;

export const shownOf = ({ eta_from, eta_to }: Pick<WaitingTruck, 'eta_from' | 'eta_to'>): ShownEta | null =>
  eta_from && eta_to && { from: eta_from, to: eta_to };

/** Those that have to be shown anew. */
export const movedEtas = (
  line: readonly WaitingTruck[],
  fresh: ReadonlyMap<string, ShownEta | null>,
  now: Temporal.Instant,
): ReadonlyMap<string, ShownEta | null> => {
  const moved = new Map<string, ShownEta | null>();
  for (const truck of line) {
    const [shown, next] = [shownOf(truck), fresh.get(truck.id) ?? null];
    const isGood = shown && next ? isStillGood(shown, next, now) : shown === next;
    if (!isGood) moved.set(truck.id, next);
  }
  return moved;
};
