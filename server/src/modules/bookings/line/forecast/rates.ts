import { hourMs } from './stretches.ts';
import { throughputPerHour } from './throughput.ts';
import type { WaitedTime } from './waited-time.ts';

/** How a number of calls went compared with the throughput of the moment: 1 is as fast as it. */
export type Pace = { readonly slow: number; readonly usual: number; readonly fast: number };

/** By how many calls; ascending. */
export type Rates = readonly { readonly calls: number; readonly pace: Pace }[];

/** Without history the plan holds, give or take 30 %. */
const unobserved = { calls: 1, pace: { slow: 0.7, usual: 1, fast: 1.3 } };
export const plannedRates: Rates = [unobserved];

const sizes = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
/** Fewer observations make no percentile. */
const fewest = 50;

const percentile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))] ?? 1;

/**
 * For every truck that came: how fast the next so many calls were, compared with the throughput that was shown when it
 * came.
 */
const pacesOf = (waited: WaitedTime, size: number): number[] =>
  waited.arrivals.flatMap(({ at, callsBefore }) => {
    const end = waited.calls[callsBefore + size - 1];
    const throughput = throughputPerHour(waited, 0, at);
    if (end === undefined || throughput === null) return [];
    // Called as it came: as fast as can be, and not infinitely so.
    const hours = Math.max(end - at, 1000) / hourMs;
    return [size / hours / throughput];
  });

/**
 * From the 10th to the 90th percentile of the rates of past days, for each number of calls its own: one call may take
 * three times as long as usual, a hundred of them hardly ever.
 */
export const ratesOf = (waited: WaitedTime): Rates => {
  const rates = sizes.flatMap((calls) => {
    const paces = pacesOf(waited, calls).toSorted((a, b) => a - b);
    if (paces.length < fewest) return [];
    const pace = {
      slow: percentile(paces, 0.1),
      usual: percentile(paces, 0.5),
      fast: percentile(paces, 0.9),
    };
    return [{ calls, pace }];
  });
  return rates.length === 0 ? plannedRates : rates;
};

const between = (a: number, b: number, share: number) => a + (b - a) * share;

/** The pace of so many calls, between the numbers of calls that were observed. */
export const paceOf = (rates: Rates, calls: number): Pace => {
  const above = rates.findIndex((rate) => rate.calls >= calls);
  const high = (above === -1 ? rates.at(-1) : rates[above]) ?? unobserved;
  const low = rates[above - 1] ?? high;
  if (low === high) return high.pace;
  const share = Math.log(calls / low.calls) / Math.log(high.calls / low.calls);
  return {
    slow: between(low.pace.slow, high.pace.slow, share),
    usual: between(low.pace.usual, high.pace.usual, share),
    fast: between(low.pace.fast, high.pace.fast, share),
  };
};
