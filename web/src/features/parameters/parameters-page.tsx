import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingParamsQuery } from '../../domain/booking/booking-params.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import layout from '../../ui/layout/layout.module.css';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { OfflineState } from '../../ui/states/offline-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { BlockPanel } from './block/block-panel.tsx';
import { ParamsHistory } from './history/params-history.tsx';
import styles from './parameters-page.module.css';
import { ParamsForm } from './params-form.tsx';
import { SectionMenu } from './sections/section-menu.tsx';
import { isFormSection, type Section, useSection } from './sections/section-names.ts';

/** Short: another operator may change what is edited here. */
const editedStaleMs = 30_000;

/** Sections outside of the form. */
const others = (shown: Section): ReactNode => (
  <>
    <div hidden={shown !== 'block'}>
      <BlockPanel />
    </div>
    {shown === 'history' && <ParamsHistory />}
  </>
);

const Sections = () => {
  const { t } = useTranslation();
  const { section, show } = useSection();
  const { data, isError, isPaused, refetch } = useQuery({ ...bookingParamsQuery, staleTime: editedStaleMs });
  if (data) return <ParamsForm current={data} section={section} onShow={show} others={others} />;
  const state = () => {
    if (isPaused) return <OfflineState />;
    if (!isError) return <SkeletonRows />;
    return <LoadFailure message={t('parameters.loadFailed')} onRetry={() => void refetch()} />;
  };
  return (
    <>
      <SectionMenu shown={section} onShow={show} />
      <div>
        {others(section)}
        {isFormSection(section) && state()}
      </div>
    </>
  );
};

export const ParametersPage = () => {
  const { t } = useTranslation();
  const title = t('console.parameters.title');
  usePageTitle(title);
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <h1>{title}</h1>
      <Sections />
    </div>
  );
};
