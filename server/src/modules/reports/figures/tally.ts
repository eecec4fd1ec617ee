import type { ReportFigures, ReportName } from '#contract/reports/reports.ts';
import { addTo, countIn, type Histogram, percentile } from '../count/histogram.ts';
import { addSums, noSums, type Sums } from '../count/sums.ts';

/** What has been counted for one row: the sums of its hours, and how many trucks of how many minutes. */
export type Tally = { readonly sums: Sums; readonly minutes: Histogram };

export const emptyTally = (): Tally => ({ sums: { ...noSums }, minutes: [] });

export const totalOf = (tallies: Iterable<Tally>): Tally => {
  const total = emptyTally();
  for (const { sums, minutes } of tallies) {
    addSums(total.sums, sums);
    minutes.forEach((trucks, minute) => void addTo(total.minutes, minute, trucks));
  }
  return total;
};

const rounded = (number: number, places: number) => Math.round(number * 10 ** places) / 10 ** places;

const throughput = ({ sums }: Tally): ReportFigures<'throughput'> => {
  const openHours = rounded(sums.waited_minutes / 60, 2);
  const perHour = openHours > 0 ? rounded(sums.called / openHours, 2) : null;
  return { called: sums.called, openHours, perHour };
};

const accuracy = ({ minutes }: Tally): ReportFigures<'accuracy'> => {
  const trucks = countIn(minutes);
  if (trucks === 0) return { share: null, medianMissMinutes: null, trucks };
  const [hits = 0] = minutes;
  return {
    share: rounded(hits / trucks, 3),
    medianMissMinutes: rounded(percentile(minutes.with(0, 0), 0.5) ?? 0, 1),
    trucks,
  };
};

const orNull = (minutes: number | null) => (minutes === null ? null : rounded(minutes, 1));

export const figuresOf: { readonly [N in ReportName]: (tally: Tally) => ReportFigures<N> } = {
  occupancy: ({ sums: { capacity, booked, arrived } }) => ({ capacity, booked, arrived }),
  throughput,
  waiting: ({ minutes }) => ({
    median: orNull(percentile(minutes, 0.5)),
    p90: orNull(percentile(minutes, 0.9)),
    trucks: countIn(minutes),
  }),
  'no-shows': ({ sums: { no_shows, struck } }) => ({
    noShows: no_shows,
    excused: no_shows - struck,
    struck,
  }),
  cancellations: ({ sums }) => ({
    byDriver: sums.by_driver,
    byOperator: sums.by_operator,
    bySystem: sums.by_system,
    late: sums.late,
  }),
  accuracy,
};
