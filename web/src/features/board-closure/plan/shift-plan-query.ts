import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { type Period, stretchFrom } from '../period/period.ts';

/** A dry run of the shift. Polled, because drivers book and cancel meanwhile. */
export const shiftPlanQuery = (period: Period | null) =>
  queryOptions({
    queryKey: ['shift-plan', period?.from, period?.to],
    queryFn: async ({ signal }) => {
      if (period === null) return null;
      const { date, minutes } = stretchFrom(period, serverNow());
      if (minutes <= 0) return null;
      const body = { minutes, dryRun: true };
      return (await call('POST /booking/shift', { query: { date }, body, expect: 200, signal })).body;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
    retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
  });
