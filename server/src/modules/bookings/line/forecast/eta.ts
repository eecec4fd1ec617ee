import { type FreshEta, rangeOf } from './eta-range.ts';
import { type Mark, marksOf } from './marks.ts';
import { expectedSpeed, type Rates, type Speeds } from './rates.ts';
import { hourMs, type Moment, type Stretch } from './stretches.ts';
import { chanceToCome, type Turnout } from './turnout.ts';

/** The order of the line without arrival and number, which booked trucks do not have yet. */
export type Standing = { readonly queueSlot: Moment; readonly late: boolean; readonly hasPriority: boolean };

/** Booked trucks that have not arrived, with the place they would get. */
export type ToCome = Standing & { readonly slotAt: Moment; readonly trucks: number };

export type EtaFacts = {
  readonly now: Moment;
  readonly line: readonly Standing[];
  readonly toCome: readonly ToCome[];
  readonly throughput: number;
  readonly rates: Rates;
  readonly turnout: Turnout;
  readonly open: readonly Stretch[];
};

const compare = (a: Standing, b: Standing) =>
  a.queueSlot - b.queueSlot ||
  Number(a.late) - Number(b.late) ||
  Number(b.hasPriority) - Number(a.hasPriority);

/** Standard scores of the 10th and 90th percentile of the normal distribution. */
const deviations: Speeds = { fast: -1.28, usual: 0, slow: 1.28 };

/** Arrivals of the first groups by a mark: mean, 10th or 90th percentile (normal approximation). */
const expectedArrivals = (groups: readonly ToCome[], { now, turnout }: EtaFacts) => {
  const chances = groups.map(({ slotAt }) => chanceToCome(turnout, slotAt, now));
  /** Prefix sums of mean and variance over the groups, per mark. */
  const known = new Map<Mark, Float64Array>();
  const sumsAt = (mark: Mark): Float64Array => {
    const sums = new Float64Array(2 * groups.length + 2);
    for (const [index, { trucks }] of groups.entries()) {
      const chance = chances[index]?.(mark.at) ?? 0;
      sums[2 * index + 2] = (sums[2 * index] ?? 0) + trucks * chance;
      sums[2 * index + 3] = (sums[2 * index + 1] ?? 0) + trucks * chance * (1 - chance);
    }
    known.set(mark, sums);
    return sums;
  };
  return (mark: Mark, groupsAhead: number, speed: keyof Speeds): number => {
    if (groupsAhead === 0) return 0;
    const sums = known.get(mark) ?? sumsAt(mark);
    const [mean, variance] = [sums[2 * groupsAhead] ?? 0, sums[2 * groupsAhead + 1] ?? 0];
    return Math.max(0, mean + deviations[speed] * Math.sqrt(variance));
  };
};

/**
 * Finds the first mark by which the open time suffices for all calls before a place, including trucks that
 * arrive by then. Places must be asked for in ascending order, as the search never goes back.
 */
const turnFinder = (
  marks: readonly Mark[],
  { throughput, rates }: EtaFacts,
  arrivals: ReturnType<typeof expectedArrivals>,
  speed: keyof Speeds,
) => {
  let next = 0;
  const perHour = expectedSpeed(rates, throughput, speed);
  const neededMs = (calls: number) => Math.round((calls / perHour(calls)) * hourMs);
  return (place: number, groupsAhead: number): Mark | undefined => {
    for (let mark = marks[next]; mark; next += 1, mark = marks[next])
      if (neededMs(place + arrivals(mark, groupsAhead, speed)) <= mark.openMs) return mark;
    return undefined;
  };
};

export const etasOf = (facts: EtaFacts): (FreshEta | null)[] => {
  const marks = marksOf(facts.open);
  const groups = facts.toCome.toSorted(compare);
  const arrivals = expectedArrivals(groups, facts);
  const [fast, usual, slow] = (['fast', 'usual', 'slow'] as const).map((speed) =>
    turnFinder(marks, facts, arrivals, speed),
  );
  let ahead = 0;
  return facts.line.map((truck, place) => {
    for (let group = groups[ahead]; group && compare(group, truck) < 0; group = groups[ahead]) ahead += 1;
    const [early, middle, late] = [fast, usual, slow].map((find) => find?.(place + 1, ahead));
    return early && middle && late ? rangeOf({ fast: early, usual: middle, slow: late }, facts.now) : null;
  });
};
