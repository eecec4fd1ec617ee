import { useQueries, useQuery } from '@tanstack/react-query';
import type { Draw, DrawApplication } from '#contract/draws/draws.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { drawsQuery, isGone, ownApplicationsQuery } from '../../../domain/draw/draws.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { addDays } from '../../../ui/date-picker/calendar-day.ts';

/** True until the time to confirm won places is over. */
const isFresh = ({ state, confirmUntil }: Draw) =>
  state === 'OPEN' || state === 'FROZEN' || Date.parse(confirmUntil) > serverNow();

export type ShownApplication = { readonly draw: Draw; readonly application: DrawApplication };

export const useOwnApplications = (): readonly ShownApplication[] => {
  const today = useToday();
  const { data: params } = useQuery(bookingParamsQuery);
  const lastDay = addDays(today, params?.horizonDays ?? 0);
  const { data: draws = [] } = useQuery(drawsQuery(today, lastDay));
  const fresh = draws.filter(isFresh);
  const own = useQueries({ queries: fresh.map(({ date }) => ownApplicationsQuery(date)) });
  return fresh.flatMap((draw, place) =>
    (own[place]?.data ?? [])
      .filter((application) => !isGone(application))
      .map((application) => ({ draw, application })),
  );
};
