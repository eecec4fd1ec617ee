import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Period } from '../period/period.ts';
import { differencesOf, type ShiftPlan } from './plan-differences.ts';
import { shiftPlanQuery } from './shift-plan-query.ts';

const pauseMs = 300;

const keyOf = (period: Period | null) => `${period?.from} ${period?.to}`;

type SeenPlan = { readonly key: string; readonly plan: ShiftPlan };

/** The plan of a period, and its differences from the one the operator has seen. */
export const useShiftPlan = (period: Period | null) => {
  const [settled] = useDebouncedValue(period, pauseMs, { leading: true });
  const asked = keyOf(settled) === keyOf(period) ? period : settled;
  const { data, error, isPlaceholderData, refetch } = useQuery(shiftPlanQuery(asked));
  const isCurrent = keyOf(asked) === keyOf(period) && !isPlaceholderData;
  const plan = period === null ? null : (data ?? null);
  const key = keyOf(asked);
  const [seen, setSeen] = useState<SeenPlan | null>(null);
  if (plan && isCurrent && seen?.key !== key) setSeen({ key, plan });
  const isOther = plan !== null && isCurrent && seen?.key === key && seen.plan.plan !== plan.plan;
  return {
    /** The previous period's plan while the new one loads. */
    plan,
    isCurrent: isCurrent && plan !== null && error === null,
    error: isCurrent ? error : null,
    /** Null once the operator has acknowledged them. */
    differences: isOther ? differencesOf(seen.plan, plan) : null,
    acknowledge: () => plan && setSeen({ key, plan }),
    lookAgain: () => void refetch(),
  };
};
