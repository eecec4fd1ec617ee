import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { noReason, ownTextsOf } from '../../../domain/reasons/reason-texts.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { BlockSwitch } from './block-switch.tsx';
import { ReasonForm } from './reason-form.tsx';

const BlockState = () => {
  const { t } = useTranslation();
  const { data, isError, isPaused, refetch } = useQuery(bookingBlockedQuery);
  const given = data?.reasons;
  const reasons = useMemo(() => (given ? ownTextsOf(given) : noReason), [given]);
  if (data) {
    return (
      <>
        <p role="status">{t(data.blocked ? 'parameters.block.isBlocked' : 'parameters.block.isOpen')}</p>
        <BlockSwitch isBlocked={data.blocked} />
        {data.blocked && <ReasonForm reasons={reasons} />}
      </>
    );
  }
  if (isPaused) return <p>{t('parameters.block.offline')}</p>;
  if (!isError) return <Skeleton height={72} radius="lg" aria-hidden="true" />;
  return <LoadFailure message={t('parameters.block.loadFailed')} onRetry={() => void refetch()} />;
};

export const BlockPanel = () => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('parameters.block.title')}>
      <BlockState />
    </SectionCard>
  );
};
