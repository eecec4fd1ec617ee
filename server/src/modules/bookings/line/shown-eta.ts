import { keepOrMove } from './forecast/eta-range.ts';
import type { ShownEta, WaitingTruck } from './places.queries.ts';

export const shownOf = ({ eta_from, eta_to }: Pick<WaitingTruck, 'eta_from' | 'eta_to'>): ShownEta | null =>
  eta_from && eta_to && { from: eta_from, to: eta_to };

const inMs = (eta: ShownEta | null) =>
  eta && { from: eta.from.epochMilliseconds, to: eta.to.epochMilliseconds };

/** Those that have to be shown anew. */
export const movedEtas = (
  line: readonly WaitingTruck[],
  fresh: ReadonlyMap<string, ShownEta | null>,
  now: Temporal.Instant,
): ReadonlyMap<string, ShownEta | null> => {
  const moved = new Map<string, ShownEta | null>();
  for (const truck of line) {
    const [shown, next] = [inMs(shownOf(truck)), fresh.get(truck.id) ?? null];
    const kept = keepOrMove(shown, inMs(next), now.epochMilliseconds);
    if (kept?.from !== shown?.from || kept?.to !== shown?.to) moved.set(truck.id, next);
  }
  return moved;
};
