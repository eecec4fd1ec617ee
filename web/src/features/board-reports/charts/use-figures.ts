import { useQuery } from '@tanstack/react-query';
import type { Period } from '../period/period.ts';
import { reportQuery } from '../report-calls.ts';
import { share } from '../words.ts';

type Places = { readonly booked: number; readonly capacity: number };
type Missing = { readonly noShows: number; readonly due: number };

const takenOf = (places?: Places) => (places ? share(places.booked, places.capacity) : null);
const missedOf = (missing?: Missing) => (missing ? share(missing.noShows, missing.due) : null);

/**
 * Key figures of a period and of the one before. If the period is still running, its elapsed part is
 * compared with the same part of the one before.
 */
export const useFigures = (period: Period, today: string) => {
  const occupancy = useQuery(reportQuery('occupancy', period, 'day'));
  const throughput = useQuery(reportQuery('throughput', period, 'day'));
  const waiting = useQuery(reportQuery('waiting', period, 'day'));
  const noShows = useQuery(reportQuery('no-shows', period, 'day'));
  const nowOf = <T>(query: {
    readonly data?: { readonly untilNow: T | null; readonly total: T } | undefined;
  }) => query.data?.untilNow ?? query.data?.total;
  const workdays = throughput.data?.rows.filter(({ called, openHours }) => called > 0 || openHours > 0) ?? [];
  const called = nowOf(throughput)?.called ?? 0;
  const missing = nowOf(noShows);
  // A period that has not begun cannot be compared.
  const isAhead = period.from > today;
  const before = {
    taken: isAhead ? null : takenOf(occupancy.data?.previous),
    called: (!isAhead && throughput.data?.previous.called) || null,
    median: isAhead ? null : (waiting.data?.previous.median ?? null),
    missed: isAhead ? null : missedOf(noShows.data?.previous),
  };
  const isLoading = [occupancy, throughput, waiting, noShows].some(({ data }) => data === undefined);
  return {
    queries: { occupancy, throughput, waiting, noShows },
    now: {
      taken: takenOf(nowOf(occupancy)),
      takenWithAhead: takenOf(occupancy.data?.total),
      called,
      workdays: workdays.length,
      calledPerDay: Math.round(called / Math.max(1, workdays.length)),
      median: nowOf(waiting)?.median ?? null,
      stillWaiting: waiting.data?.total.stillWaiting ?? 0,
      missed: missedOf(missing),
      noShows: missing?.noShows ?? 0,
      due: missing?.due ?? 0,
    },
    before,
    isFirst: !isLoading && Object.values(before).every((figure) => figure === null),
    /** The end of the compared part, undefined if whole periods are compared. */
    until: occupancy.data?.untilNow?.at,
    byDay: {
      taken: occupancy.data?.rows.map(takenOf) ?? [],
      called: throughput.data?.rows.map((row) => row.called) ?? [],
      median: waiting.data?.rows.map(({ median }) => median) ?? [],
      missed: noShows.data?.rows.map(missedOf) ?? [],
    },
  };
};

export type Figures = ReturnType<typeof useFigures>;
