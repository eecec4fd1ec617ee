import type { Dice } from './dice.ts';

export const dayKinds = ['steady', 'bursty', 'closure', 'slow gate', 'no-shows'] as const;
export type DayKind = (typeof dayKinds)[number];

/** Minutes from midnight. */
type Span = { readonly from: number; readonly to: number };

export type DayPlan = {
  readonly kind: DayKind;
  readonly comes: number;
  readonly speed: number;
  /** Trucks arrive and are called in groups. */
  readonly inConvoys: boolean;
  readonly slow?: Span & { readonly factor: number };
  readonly closure?: Span & { readonly knownFrom: number };
  /** No calls during shift changes. */
  readonly breaks: readonly Span[];
};

const closureOf = (dice: Dice) => {
  const from = dice.between(6 * 60, 17 * 60);
  // Some closures are planned the day before, most are known up to two and a half hours ahead, some come
  // without notice.
  const lead = dice.chance(0.3) ? 24 * 60 : dice.between(0, 150);
  return { from, to: from + dice.between(75, 240), knownFrom: from - lead };
};

const slowOf = (dice: Dice) => {
  const from = dice.between(4 * 60, 12 * 60);
  return { from, to: from + dice.between(5 * 60, 10 * 60), factor: dice.between(0.5, 0.72) };
};

export const planDayOf = (kind: DayKind, dice: Dice): DayPlan => ({
  kind,
  comes: kind === 'no-shows' ? dice.between(0.55, 0.7) : dice.between(0.88, 0.97),
  speed: Math.exp(dice.bell() * 0.07),
  inConvoys: kind === 'bursty',
  ...(kind === 'closure' && { closure: closureOf(dice) }),
  ...(kind === 'slow gate' && { slow: slowOf(dice) }),
  breaks: [8, 20].map((hour) => {
    const from = hour * 60 + dice.between(-5, 10);
    return { from, to: from + dice.between(6, 18) };
  }),
});
