import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookingBlocked } from '#contract/params/system-params.ts';
import { bookingBlockedQuery } from '../../domain/booking/booking-blocked.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import text from '../../ui/text/text.module.css';
import styles from './booking-page.module.css';
import '@mantine/core/styles/Skeleton.css';

/** About as tall as the form, so that the content below does not jump. */
export const FormSkeleton = () => (
  <Skeleton className={styles.skeleton ?? ''} radius="lg" aria-hidden="true" />
);

const BlockedCallout = ({ reason }: Pick<BookingBlocked, 'reason'>) => {
  const { t } = useTranslation();
  return (
    <Callout role="status">
      <h2>{t('booking.blocked')}</h2>
      {reason && <p>{t('booking.reason', { reason })}</p>}
      <p>{t('booking.blockedText')}</p>
    </Callout>
  );
};

/** Shown instead of the form: loading, offline, failed, or booking is blocked. */
export const BookingState = () => {
  const { t } = useTranslation();
  const { data, isError, isPaused, refetch } = useQuery(bookingBlockedQuery);
  if (data) return <BlockedCallout reason={data.reason} />;
  if (isPaused) return <p className={text.dimmed}>{t('booking.offline')}</p>;
  if (!isError) return <FormSkeleton />;
  return <LoadFailure message={t('booking.loadFailed')} onRetry={() => void refetch()} />;
};
