import { useQuery } from '@tanstack/react-query';
import type { Period } from '../period/period.ts';
import { reportQuery } from '../report-calls.ts';
import { share } from '../words.ts';

const takenOf = (places?: { readonly booked: number; readonly capacity: number }) =>
  places ? share(places.booked, places.capacity) : null;

const missedOf = (missing?: { readonly noShows: number }, places?: { readonly booked: number }) =>
  missing && places ? share(missing.noShows, places.booked) : null;

/** The figures one looks at first, of a period and of the one before it. */
export const useFigures = (period: Period) => {
  const occupancy = useQuery(reportQuery('occupancy', period, 'day'));
  const throughput = useQuery(reportQuery('throughput', period, 'day'));
  const waiting = useQuery(reportQuery('waiting', period, 'day'));
  const noShows = useQuery(reportQuery('no-shows', period, 'day'));
  const bookedOn = new Map(occupancy.data?.rows.map(({ key, booked }) => [key, booked]));
  const workdays = throughput.data?.rows.filter(({ called, openHours }) => called > 0 || openHours > 0) ?? [];
  const called = throughput.data?.total.called ?? 0;
  const before = {
    taken: takenOf(occupancy.data?.previous),
    called: throughput.data?.previous.called || null,
    median: waiting.data?.previous.median ?? null,
    missed: missedOf(noShows.data?.previous, occupancy.data?.previous),
  };
  const isLoading = [occupancy, throughput, waiting, noShows].some(({ data }) => data === undefined);
  return {
    queries: { occupancy, throughput, waiting, noShows },
    now: {
      taken: takenOf(occupancy.data?.total),
      called,
      calledPerDay: Math.round(called / Math.max(1, workdays.length)),
      median: waiting.data?.total.median ?? null,
      missed: missedOf(noShows.data?.total, occupancy.data?.total),
      noShows: noShows.data?.total.noShows ?? 0,
    },
    before,
    /** Of the period before nothing at all is known. */
    isFirst: !isLoading && Object.values(before).every((figure) => figure === null),
    byDay: {
      taken: occupancy.data?.rows.map(takenOf) ?? [],
      called: throughput.data?.rows.map((row) => row.called) ?? [],
      median: waiting.data?.rows.map(({ median }) => median) ?? [],
      missed: noShows.data?.rows.map((row) => share(row.noShows, bookedOn.get(row.key) ?? 0)) ?? [],
    },
  };
};

export type Figures = ReturnType<typeof useFigures>;
