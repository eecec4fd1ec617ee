import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchBody } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { type Period, stretchFrom } from '../period/period.ts';
import { differencesOf, type ShiftPlan } from './plan-differences.ts';

/** A dry run of the shift. Polled, because drivers book and cancel meanwhile. */
const shiftPlanQuery = (period: Period | null) =>
  queryOptions({
    queryKey: ['shift-plan', period?.from, period?.to],
    queryFn: async ({ signal }) => {
      if (period === null) return null;
      const { date, minutes } = stretchFrom(period, serverNow());
      if (minutes <= 0) return null;
      const body = { minutes, dryRun: true };
      return fetchBody('POST /booking/shift', { query: { date }, body, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
    retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
  });

const pauseMs = 300;

const keyOf = (period: Period | null) => `${period?.from} ${period?.to}`;

type SeenPlan = { readonly key: string; readonly plan: ShiftPlan };

export const useShiftPlan = (period: Period | null) => {
  const [settled] = useDebouncedValue(period, pauseMs, { leading: true });
  const request = keyOf(settled) === keyOf(period) ? period : settled;
  const { data, error, isPlaceholderData, refetch } = useQuery(shiftPlanQuery(request));
  const isCurrent = keyOf(request) === keyOf(period) && !isPlaceholderData;
  const plan = period === null ? null : (data ?? null);
  const key = keyOf(request);
  const [seen, setSeen] = useState<SeenPlan | null>(null);
  if (plan && isCurrent && seen?.key !== key) setSeen({ key, plan });
  const isOther = plan !== null && isCurrent && seen?.key === key && seen.plan.plan !== plan.plan;
  return {
    /** The plan of the previous period while the new one loads. */
    plan,
    isCurrent: isCurrent && plan !== null && error === null,
    error: isCurrent ? error : null,
    /** Null if nothing has changed or the operator has acknowledged the changes. */
    differences: isOther ? differencesOf(seen.plan, plan) : null,
    acknowledge: () => plan && setSeen({ key, plan }),
    lookAgain: () => void refetch(),
  };
};
