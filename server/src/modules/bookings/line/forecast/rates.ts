import { hourMs, minuteMs } from './stretches.ts';
import { throughputPerHour } from './throughput.ts';
import type { WaitedTime } from './waited-time.ts';

/** Calls per hour: the 10th, 50th and 90th percentile. */
export type Speeds = { readonly slow: number; readonly usual: number; readonly fast: number };

type Rate = {
  readonly calls: number;
  /** How fast this many calls follow while the throughput is as usual. */
  readonly speeds: Speeds;
  /**
   * How much of the current deviation from the usual throughput persists over this many calls, from 0 to 1:
   * a gate that is slow now is slow for the next truck, but not for the hundredth.
   */
  readonly holding: number;
};

export type Rates = {
  readonly usualThroughput: number;
  readonly observed: readonly Rate[];
};

/** Numbers of calls that are measured; values between them are interpolated. */
const sizes = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
/** With fewer observations there is no meaningful percentile. */
const fewest = 50;
/** More arrivals would take longer to measure and add no precision. */
const most = 1500;
/** The shortest time that is measured, because a truck called on arrival would otherwise yield an infinite speed. */
const shortestMs = minuteMs;

const logarithmOf = (ratio: number) => Math.log(ratio);

/** Logarithms of the ratio to the usual throughput: twice and half as fast are equally far. */
type Observation = { readonly throughput: number; readonly speed: number };

/** For each past arrival: the throughput at that moment, and how fast the next calls followed. */
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

/** Slope of the linear regression, limited to 0..1. */
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

/** Measured per number of calls: one call may take three times as long as usual, a hundred hardly ever. */
export const ratesOf = (waited: WaitedTime): Rates => {
  const usualThroughput = waited.calls.length / (waited.length / hourMs);
  const observe = observer(waited, usualThroughput);
  const observed = sizes.flatMap((calls) => {
    const observations = observe(calls);
    return observations.length < fewest ? [] : [rateOf(calls, observations, usualThroughput)];
  });
  return { usualThroughput, observed };
};

/** Without history: the current throughput, give or take 30 %. */
const unobserved: Speeds = { slow: 0.7, usual: 1, fast: 1.3 };

/** The expected speed of the next calls at the current throughput. */
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
    const logCalls = Math.log(calls);
    const above = known.findIndex((rate) => rate.calls >= logCalls);
    const [low, high] = [known[above - 1], known[above] ?? last];
    if (!low) return high.perHour;
    const share = (logCalls - low.calls) / (high.calls - low.calls);
    return low.perHour + (high.perHour - low.perHour) * share;
  };
};
