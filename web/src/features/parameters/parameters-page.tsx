import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookingParamsQuery } from '../../domain/booking/booking-params.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { OfflineState } from '../../ui/states/offline-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { BlockPanel } from './block/block-panel.tsx';
import { ParamsHistory } from './history/params-history.tsx';
import styles from './parameters-page.module.css';
import { ParamsForm } from './params-form.tsx';

/** Another operator may have changed what is edited here. */
const editedStaleMs = 30_000;

const Params = () => {
  const { t } = useTranslation();
  const { data, isError, isPaused, refetch } = useQuery({ ...bookingParamsQuery, staleTime: editedStaleMs });
  if (data) return <ParamsForm current={data} />;
  if (isPaused) return <OfflineState />;
  if (!isError) return <SkeletonRows />;
  return <LoadFailure message={t('parameters.loadFailed')} onRetry={() => void refetch()} />;
};

/** How the checkpoint sells its places, and whether it does at all. */
export const ParametersPage = () => {
  const { t } = useTranslation();
  const title = t('console.parameters.title');
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <BlockPanel />
      <Params />
      <ParamsHistory />
    </div>
  );
};
