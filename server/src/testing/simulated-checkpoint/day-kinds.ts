import type { Dice } from './dice.ts';

export const dayKinds = ['steady', 'bursty', 'closure', 'slow gate', 'no-shows'] as const;
export type DayKind = (typeof dayKinds)[number];

/** In minutes from the day's midnight. */
type Span = { readonly from: number; readonly to: number };

export type DayPlan = {
  readonly kind: DayKind;
  /** The share of bookings whose truck comes. */
  readonly comes: number;
  /** How fast the gate works, compared with other days. */
  readonly speed: number;
  /** Trucks come together, and are called together. */
  readonly inConvoys: boolean;
  readonly slow?: Span & { readonly factor: number };
  readonly closure?: Span & { readonly knownFrom: number };
  /** When shifts change nobody is called. */
  readonly breaks: readonly Span[];
};

const closureOf = (dice: Dice) => {
  const from = dice.between(6 * 60, 17 * 60);
  // Some are planned the day before, most are known an hour or two ahead, some come out of the blue.
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
