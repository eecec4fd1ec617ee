import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReasonKind } from '#contract/reasons-routes.ts';
import { readyReasonsQuery } from '../../../domain/reasons/ready-reasons.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OfflineState } from '../../../ui/states/offline-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { askToLeave } from '../../../ui/unsaved/ask-to-leave.ts';
import { ReadyReasonsForm } from './ready-reasons-form.tsx';

const kinds: readonly ReasonKind[] = ['BLOCK', 'CLOSURE', 'BAN', 'WARN', 'REFUSAL', 'CANCEL', 'CALL'];

type ListProps = { readonly kind: ReasonKind; readonly onDirty: (isDirty: boolean) => void };

const ReadyList = ({ kind, onDirty }: ListProps) => {
  const { data, error, isPaused, refetch } = useQuery(readyReasonsQuery(kind));
  if (data) return <ReadyReasonsForm key={kind} current={data} onDirty={onDirty} />;
  if (isPaused) return <OfflineState />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />;
};

/** What operators choose from wherever a reason is asked for. */
export const ReadyReasonsPanel = () => {
  const { t } = useTranslation();
  const [kind, setKind] = useState<ReasonKind>('BLOCK');
  const [isDirty, setIsDirty] = useState(false);
  const choose = async (next: ReasonKind) => {
    if (isDirty && !(await askToLeave('page'))) return;
    setIsDirty(false);
    setKind(next);
  };
  return (
    <SectionCard title={t('parameters.sections.reasons')} hint={t('parameters.reasons.hint')}>
      <NativeSelect
        label={t('parameters.reasons.kind')}
        value={kind}
        maw={360}
        data={kinds.map((value) => ({ value, label: t(`parameters.reasons.kinds.${value}`) }))}
        onChange={(event) => void choose(event.currentTarget.value as ReasonKind)}
      />
      <ReadyList kind={kind} onDirty={setIsDirty} />
    </SectionCard>
  );
};
