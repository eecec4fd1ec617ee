import { useQueries, useQuery } from '@tanstack/react-query';
import type { DrawApplication, DrawView } from '#contract/draws/draws.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { drawsQuery, isGone, ownApplicationsQuery } from '../../../domain/draw/draws.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { addDays } from '../../../ui/date-picker/calendar-day.ts';

const dayMs = 24 * 60 * 60_000;

/** True until the time to confirm won places is over, and `afterwardsMs` longer. */
const isFresh = ({ state, confirmUntil }: DrawView, afterwardsMs = 0) =>
  state === 'OPEN' || state === 'FROZEN' || Date.parse(confirmUntil) + afterwardsMs > serverNow();

export type ShownApplication = { readonly draw: DrawView; readonly application: DrawApplication };

export const useOwnApplications = (): readonly ShownApplication[] => {
  const today = useToday();
  const { data: params } = useQuery(bookingParamsQuery);
  const lastDay = addDays(today, params?.horizonDays ?? 0);
  const { data: draws = [] } = useQuery(drawsQuery(today, lastDay));
  const fresh = draws.filter((draw) => isFresh(draw, dayMs));
  const own = useQueries({ queries: fresh.map(({ date }) => ownApplicationsQuery(date)) });
  return fresh.flatMap((draw, place) =>
    (own[place]?.data ?? [])
      // Who has not taken his place in time is told so for a day more.
      .filter((application) => !isGone(application) && (isFresh(draw) || application.state === 'LAPSED'))
      .map((application) => ({ draw, application })),
  );
};
