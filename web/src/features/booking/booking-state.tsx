import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookingBlocked } from '#contract/system-params.ts';
import { bookingBlockedQuery } from '../booking-blocked/booking-blocked-query.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import styles from './booking-state.module.css';

const Notice = ({ blocked, reason }: BookingBlocked) => {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.notice} data-blocked={blocked}>
      <h2>{t(blocked ? 'booking.blocked' : 'booking.open')}</h2>
      {blocked && reason && <p>{t('booking.reason', { reason })}</p>}
      <p>{t(blocked ? 'booking.blockedText' : 'booking.openText')}</p>
    </div>
  );
};

/** Whether bookings are taken at all, and why not. */
export const BookingState = () => {
  const { t } = useTranslation();
  const { data, isError, isPaused, refetch } = useQuery(bookingBlockedQuery);
  if (data) return <Notice {...data} />;
  if (isPaused) return <p className={styles.offline}>{t('booking.offline')}</p>;
  if (!isError) return <Skeleton className={styles.loading} height={92} radius="lg" aria-hidden="true" />;
  return <LoadFailure message={t('booking.loadFailed')} onRetry={() => void refetch()} />;
};
