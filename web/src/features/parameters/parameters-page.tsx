import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { OfflineState } from '../../ui/states/offline-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { BlockPanel } from './block-panel.tsx';
import { ParamsHistory } from './history/params-history.tsx';
import styles from './parameters-page.module.css';
import { paramsQuery } from './params-calls.ts';
import { ParamsForm } from './params-form.tsx';

const Params = () => {
  const { t } = useTranslation();
  const { data, isError, isPaused, refetch } = useQuery(paramsQuery);
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
