import { hourMs, minuteMs } from './stretches.ts';
import { throughputPerHour } from './throughput.ts';
import type { WaitedTime } from './waited-time.ts';

/** Calls an hour: the 10th, the 50th and the 90th percentile. */
export type Speeds = { readonly slow: number; readonly usual: number; readonly fast: number };

type Rate = {
  readonly calls: number;
  /** Where the throughput is the usual one. */
  readonly speeds: Speeds;
  /**
   * How much of what distinguishes the throughput of a moment from the usual one holds on for so many calls, from 0 to 1:
   * a gate that is slow now is slow for the next truck, but not for the hundredth.
   */
  readonly holding: number;
};

export type Rates = {
  readonly usualThroughput: number;
  /** By the number of calls, ascending; none without history. */
  readonly observed: readonly Rate[];
};

/** The numbers of calls that are looked at; between them it is interpolated. */
const sizes = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
/** Fewer observations make no percentile. */
const fewest = 50;
/** More arrivals than this make it no more exact, but longer. */
const most = 1500;
/** A truck that is called as it comes tells of no greater speed than one that is called within a minute. */
const shortestMs = minuteMs;

const logarithmOf = (ratio: number) => Math.log(ratio);

/** Both compared with the usual throughput, as logarithms, in which twice as fast and half as fast are as far away. */
type Observation = { readonly throughput: number; readonly speed: number };

/**
 * What every truck that came would have observed: the throughput of that moment, and how fast the next so many calls
 * followed.
 */
const observer = (waited: WaitedTime, usualThroughput: number) => {
  const every = Math.ceil(waited.arrivals.length / most);
  const arrivals = waited.arrivals.flatMap(({ at, callsBefore }, index) => {
    if (index % every !== 0) return [];
    const throughput = throughputPerHour(waited, 0, at);
    return throughput === null
      ? []
      : [{ at, callsBefore, throughput: logarithmOf(throughput / usualThroughput) }];
  });
  return (calls: number): Observation[] =>
    arrivals.flatMap(({ at, callsBefore, throughput }) => {
      const end = waited.calls[callsBefore + calls - 1];
      if (end === undefined) return [];
      const hours = Math.max(end - at, shortestMs) / hourMs;
      return [{ throughput, speed: logarithmOf(calls / hours / usualThroughput) }];
    });
};

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The slope of the straight line through the observations. */
const holdingOf = (observations: readonly Observation[]): number => {
  const throughput = mean(observations.map((one) => one.throughput));
  const speed = mean(observations.map((one) => one.speed));
  let [together, alone] = [0, 0];
  for (const one of observations) {
    together += (one.throughput - throughput) * (one.speed - speed);
    alone += (one.throughput - throughput) ** 2;
  }
  return alone === 0 ? 0 : Math.min(1, Math.max(0, together / alone));
};

const percentile = (ascending: ArrayLike<number>, share: number): number =>
  ascending[Math.floor(share * ascending.length)] ?? 0;

const rateOf = (calls: number, observations: readonly Observation[], usualThroughput: number): Rate => {
  const holding = holdingOf(observations);
  const rest = Float64Array.from(
    observations,
    ({ throughput, speed }) => speed - holding * throughput,
  ).sort();
  const at = (share: number) => usualThroughput * Math.exp(percentile(rest, share));
  return { calls, holding, speeds: { slow: at(0.1), usual: at(0.5), fast: at(0.9) } };
};

/**
 * The rates of past days, for each number of calls its own: one call may take three times as long as usual, a hundred of
 * them hardly ever.
 */
export const ratesOf = (waited: WaitedTime): Rates => {
  const usualThroughput = waited.calls.length / (waited.length / hourMs);
  const observe = observer(waited, usualThroughput);
  const observed = sizes.flatMap((calls) => {
    const observations = observe(calls);
    return observations.length < fewest ? [] : [rateOf(calls, observations, usualThroughput)];
  });
  return { usualThroughput, observed };
};

/** Without history it goes on as it goes, give or take 30 %. */
const unobserved: Speeds = { slow: 0.7, usual: 1, fast: 1.3 };

/** How fast the next so many calls will follow, one after the other, when the throughput is what it is now. */
export const expectedSpeed = (
  { observed, usualThroughput }: Rates,
  throughput: number,
  speed: keyof Speeds,
): ((calls: number) => number) => {
  const known = observed.map(({ calls, speeds, holding }) => ({
    calls: Math.log(calls),
    perHour: speeds[speed] * (throughput / usualThroughput) ** holding,
  }));
  const last = known.at(-1);
  if (!last) return () => unobserved[speed] * throughput;
  return (calls) => {
    const asked = Math.log(calls);
    const above = known.findIndex((rate) => rate.calls >= asked);
    const [low, high] = [known[above - 1], known[above] ?? last];
    if (!low) return high.perHour;
    const share = (asked - low.calls) / (high.calls - low.calls);
    return low.perHour + (high.perHour - low.perHour) * share;
  };
};
