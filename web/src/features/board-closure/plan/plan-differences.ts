import type { BookingMove } from '#contract/bookings/bookings.ts';
import type { ShiftOutcome } from '#contract/bookings/shift.ts';

export type ShiftPlan = Omit<ShiftOutcome, 'applied'>;

export type PlanDifferences = {
  readonly added: readonly BookingMove[];
  /** The booking was cancelled, has arrived, or was moved by somebody else. */
  readonly gone: readonly BookingMove[];
  /** The booking would now move to another slot than the one shown. */
  readonly changed: readonly BookingMove[];
};

export const differencesOf = (
  seen: Pick<ShiftPlan, 'moves'>,
  now: Pick<ShiftPlan, 'moves'>,
): PlanDifferences => {
  const before = new Map(seen.moves.map((move) => [move.id, move]));
  const after = new Set(now.moves.map(({ id }) => id));
  return {
    added: now.moves.filter(({ id }) => !before.has(id)),
    gone: seen.moves.filter(({ id }) => !after.has(id)),
    changed: now.moves.filter((move) => {
      const earlier = before.get(move.id);
      return earlier !== undefined && (earlier.to !== move.to || earlier.from !== move.from);
    }),
  };
};
