import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { appealCountsQuery } from '../../../domain/appeal/appeal-counts.ts';
import { useQueue } from '../../../domain/queue/use-queue.ts';
import { vehicleCountsQuery } from '../../../domain/vehicle/vehicle-counts.ts';
import { queryClient } from '../../../lib/query-client.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './console-menu.module.css';

/** The server counts up to here and no further. */
const most = 10_000;

const Counter = ({ count, words, tone }: { count: number; words: string; tone: 'blue' | 'amber' }) => (
  <span className={`${layout.end} ${styles.counter}`} data-tone={tone}>
    <span aria-hidden="true">{count >= most ? `${most - 1}+` : count}</span>
    <VisuallyHidden>, {words}</VisuallyHidden>
  </span>
);

export const WaitingTrucks = () => {
  const { t } = useTranslation();
  const { queue } = useQueue({ placement: 'admin' });
  if (!queue?.waiting) return null;
  return (
    <Counter count={queue.waiting} words={t('console.counters.line', { count: queue.waiting })} tone="blue" />
  );
};

/** All queue changes within this time cause one recount of vehicles. */
const gatherMs = 5000;

/** A truck that arrives may be unchecked, so a new queue revision refreshes the vehicle counts. */
const useCountsByLine = () => {
  const revision = useQueue({ placement: 'admin' }).queue?.revision;
  useEffect(() => {
    if (revision === undefined) return;
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: vehicleCountsQuery.queryKey }),
      gatherMs,
    );
    return () => clearTimeout(timer);
  }, [revision]);
};

export const UncheckedVehicles = () => {
  const { t } = useTranslation();
  const { data } = useQuery(vehicleCountsQuery);
  useCountsByLine();
  if (!data?.waiting) return null;
  return (
    <Counter
      count={data.waiting}
      words={t('console.counters.unchecked', { count: data.waiting })}
      tone="amber"
    />
  );
};

export const WaitingAppeals = () => {
  const { t } = useTranslation();
  const { data } = useQuery(appealCountsQuery);
  if (!data?.waiting) return null;
  return (
    <Counter
      count={data.waiting}
      words={t('console.counters.appeals', { count: data.waiting })}
      tone="amber"
    />
  );
};
