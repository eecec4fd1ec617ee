import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Period } from '../period/period.ts';
import { differencesOf, type ShiftPlan } from './plan-differences.ts';
import { shiftPlanQuery } from './shift-plan-query.ts';

const pauseMs = 300;

const keyOf = (period: Period | null) => `${period?.from} ${period?.to}`;

type Seen = { readonly key: string; readonly plan: ShiftPlan };

/** The plan of a period, and what has become different of it since the operator looked. */
export const useShiftPlan = (period: Period | null) => {
  const [settled] = useDebouncedValue(period, pauseMs, { leading: true });
  const asked = keyOf(settled) === keyOf(period) ? period : settled;
  const { data, error, isPlaceholderData, refetch } = useQuery(shiftPlanQuery(asked));
  const isCurrent = keyOf(asked) === keyOf(period) && !isPlaceholderData;
  const plan = period === null ? null : (data ?? null);
  const key = keyOf(asked);
  const [seen, setSeen] = useState<Seen | null>(null);
  if (plan && isCurrent && seen?.key !== key) setSeen({ key, plan });
  const isOther = plan !== null && isCurrent && seen?.key === key && seen.plan.plan !== plan.plan;
  return {
    /** Of the period before, while the new one's is on its way. */
    plan,
    isCurrent: isCurrent && plan !== null && error === null,
    error: isCurrent ? error : null,
    /** Until the operator has said that they were read. */
    differences: isOther ? differencesOf(seen.plan, plan) : null,
    acknowledge: () => plan && setSeen({ key, plan }),
    lookAgain: () => void refetch(),
  };
};
