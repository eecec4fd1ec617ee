import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReasonKind } from '#contract/reasons-routes.ts';
import { readyReasonsQuery } from '../../domain/reasons/ready-reasons.ts';
import { reasonKinds } from '../../domain/reasons/reason-kinds.ts';
import controls from '../../ui/button/text-button.module.css';
import layout from '../../ui/layout/layout.module.css';
import { Screen } from '../../ui/screen/screen.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { OfflineState } from '../../ui/states/offline-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import { askToLeave } from '../../ui/unsaved/ask-to-leave.ts';
import { ReadyReasonsForm } from './ready-reasons-form.tsx';

type ListProps = { readonly kind: ReasonKind; readonly onDirty: (isDirty: boolean) => void };

const ReadyList = ({ kind, onDirty }: ListProps) => {
  const { data, error, isPaused, refetch } = useQuery(readyReasonsQuery(kind));
  if (data) return <ReadyReasonsForm key={kind} current={data} onDirty={onDirty} />;
  if (isPaused) return <OfflineState />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />;
};

/** The kind is in the URL, so that every reason field can link here. */
const useKind = () => {
  const { kind }: { kind?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    kind: reasonKinds.find((one) => one === kind) ?? 'BLOCK',
    show: (next: ReasonKind) =>
      void navigate({ to: '/journal/reasons', search: { kind: next }, replace: true, ignoreBlocker: true }),
  };
};

export const ReadyReasonsPage = () => {
  const { t } = useTranslation();
  const { kind, show } = useKind();
  const [isDirty, setIsDirty] = useState(false);
  const choose = async (next: ReasonKind) => {
    if (isDirty && !(await askToLeave('page'))) return;
    setIsDirty(false);
    show(next);
  };
  return (
    <Screen width="full" title={t('boardReasons.title')}>
      <div className={layout.stack}>
        <Link to="/journal" className={controls.link}>
          ← {t('journal.page.title')}
        </Link>
        <div className={layout.apart}>
          <p className={text.dimmed}>{t('boardReasons.hint')}</p>
          <Link to="/journal" search={{ type: 'REASONS_CHANGED' }} className={controls.link}>
            {t('boardReasons.history')}
          </Link>
        </div>
        <NativeSelect
          label={t('boardReasons.kind')}
          value={kind}
          maw={360}
          data={reasonKinds.map((value) => ({ value, label: t(`boardReasons.kinds.${value}`) }))}
          onChange={(event) => void choose(event.currentTarget.value as ReasonKind)}
        />
        <ReadyList kind={kind} onDirty={setIsDirty} />
      </div>
    </Screen>
  );
};
