import { type ReportFigures, type ReportName, reportFigures } from '#contract/reports/reports.ts';
import { addAll, countIn, type Histogram, percentile } from '../count/histogram.ts';
import { addSums, noSums, type SumName, type Sums } from '../count/reports.tables.ts';

export type Tally = {
  readonly sums: Sums;
  /** Minutes waited, or minutes late against the forecast; 0 is on time. */
  readonly minutes: Histogram;
  /** Minutes early against the forecast. */
  readonly early: Histogram;
};

export const emptyTally = (): Tally => ({ sums: noSums(), minutes: [], early: [] });

export const totalOf = (tallies: Iterable<Tally>): Tally => {
  const total = emptyTally();
  for (const { sums, minutes, early } of tallies) {
    addSums(total.sums, sums);
    addAll(total.minutes, minutes);
    addAll(total.early, early);
  }
  return total;
};

const rounded = (number: number, places: number) => Math.round(number * 10 ** places) / 10 ** places;
const percentileOf = (histogram: Histogram, share: number) => {
  const minutes = percentile(histogram, share);
  return minutes === null ? null : rounded(minutes, 1);
};

const sumNameOf = (figure: string): SumName =>
  figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SumName;

const sumsOf = <N extends ReportName>(name: N) => {
  const figures = Object.keys(reportFigures[name].shape).map(
    (figure) => [figure, sumNameOf(figure)] as const,
  );
  return ({ sums }: Tally): ReportFigures<N> =>
    Object.fromEntries(figures.map(([figure, sum]) => [figure, sums[sum]])) as ReportFigures<N>;
};

const noShows = sumsOf('no-shows');

const throughput = ({ sums }: Tally): ReportFigures<'throughput'> => {
  const openHours = rounded(sums.waited_minutes / 60, 2);
  const perHour = openHours > 0 ? rounded(sums.called / openHours, 2) : null;
  return { called: sums.called, openHours, perHour, closedMinutes: Math.round(sums.closed_minutes) };
};

const accuracy = ({ minutes, early }: Tally): ReportFigures<'accuracy'> => {
  const hits = minutes[0] ?? 0;
  const late = minutes.length > 1 ? minutes.with(0, 0) : [];
  const misses: Histogram = late.slice();
  addAll(misses, early);
  const trucks = hits + countIn(misses);
  return {
    share: trucks === 0 ? null : rounded(hits / trucks, 3),
    medianMissMinutes: trucks === 0 ? null : (percentileOf(misses, 0.5) ?? 0),
    trucks,
    calledEarly: countIn(early),
    calledLate: countIn(late),
    medianEarlyMinutes: percentileOf(early, 0.5),
    medianLateMinutes: percentileOf(late, 0.5),
  };
};

export const figuresOf: { readonly [N in ReportName]: (tally: Tally) => ReportFigures<N> } = {
  occupancy: sumsOf('occupancy'),
  throughput,
  waiting: ({ sums, minutes }) => ({
    median: percentileOf(minutes, 0.5),
    p90: percentileOf(minutes, 0.9),
    trucks: countIn(minutes),
    p10: percentileOf(minutes, 0.1),
    stillWaiting: sums.still_waiting,
  }),
  'no-shows': (tally) => ({
    ...noShows(tally),
    excused: tally.sums.no_shows - tally.sums.struck,
  }),
  cancellations: sumsOf('cancellations'),
  accuracy,
};
