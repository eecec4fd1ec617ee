import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { noReason, ownTextsOf } from '../../../domain/reasons/reason-texts.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { ReasonForm } from './reason-form.tsx';
import '../../../ui/fields/switch-styles.ts';
import { askForReason } from '../../../domain/reasons/ask-for-reason.ts';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { tellRefusal } from '../../../ui/errors/handle-error.ts';
import { useSetBookingBlocked } from './use-set-booking-blocked.ts';

const BlockSwitch = ({ isBlocked }: { isBlocked: boolean }) => {
  const { t } = useTranslation();
  const change = useSetBookingBlocked();

  const block = () =>
    askForReason({
      title: t('parameters.block.promptTitle'),
      message: t('parameters.block.promptMessage'),
      label: t('parameters.block.promptLabel'),
      okLabel: t('parameters.block.promptOk'),
      kind: 'BLOCK',
      submit: async (reasons) => void (await change.mutateAsync({ isBlocked: true, reasons })),
    });

  const release = async () => {
    const isSure = await confirmDialog({
      title: t('parameters.block.releaseTitle'),
      message: t('parameters.block.releaseMessage'),
      okLabel: t('parameters.block.releaseOk'),
    });
    if (isSure) change.mutate({ isBlocked: false }, { onError: (error) => void tellRefusal(error) });
  };

  return (
    <Switch
      size="md"
      checked={isBlocked}
      label={t('parameters.block.switch')}
      aria-busy={change.isPending}
      onChange={() => {
        // A guard instead of `disabled`, which would lose the focus.
        if (!change.isPending) void (isBlocked ? release() : block());
      }}
    />
  );
};

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
