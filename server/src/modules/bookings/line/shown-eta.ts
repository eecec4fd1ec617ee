import { type FreshEta, keepOrMove } from './forecast/eta-range.ts';
import type { ShownEta, WaitingTruck } from './places.queries.ts';

export const shownOf = ({ eta_from, eta_to }: Pick<WaitingTruck, 'eta_from' | 'eta_to'>): ShownEta | null =>
  eta_from && eta_to && { from: eta_from, to: eta_to };

const inMs = (eta: ShownEta | null) =>
  eta && { from: eta.from.epochMilliseconds, to: eta.to.epochMilliseconds };

/** Kept and fresh forecasts mix, so each one is raised to at least that of the truck before. */
export const movedEtas = (
  line: readonly WaitingTruck[],
  fresh: ReadonlyMap<string, FreshEta | null>,
): ReadonlyMap<string, ShownEta | null> => {
  const moved = new Map<string, ShownEta | null>();
  const at = Temporal.Instant.fromEpochMilliseconds;
  let [latestFrom, latestTo] = [0, 0];
  for (const truck of line) {
    const shown = inMs(shownOf(truck));
    const kept = keepOrMove(shown, fresh.get(truck.id) ?? null);
    latestFrom = Math.max(latestFrom, kept?.from ?? 0);
    latestTo = Math.max(latestTo, kept?.to ?? 0);
    if (
      kept?.from === shown?.from &&
      kept?.to === shown?.to &&
      (!kept || (kept.from === latestFrom && kept.to === latestTo))
    )
      continue;
    moved.set(truck.id, kept && { from: at(latestFrom), to: at(latestTo) });
  }
  return moved;
};
