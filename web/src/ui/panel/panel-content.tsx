import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { Loaded } from '../states/loaded.tsx';
import { SkeletonRows } from '../states/skeleton-rows.tsx';
import { EmptyState } from '../states/state-block.tsx';
import styles from './side-panel.module.css';

/** Skeleton of the deferred sections. Delayed, because they usually come sooner. */
export const AwaitedSections = () => (
  <div className={styles.awaited} aria-busy="true">
    <SkeletonRows rows={3} height={120} />
  </div>
);

type Props<Data> = {
  readonly query: UseQueryResult<Data>;
  readonly notFound: string;
  readonly children: (data: Data) => ReactNode;
};

export const PanelContent = <Data,>({ query, notFound, children }: Props<Data>) => {
  const { t } = useTranslation();
  const { error } = query;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isGone) {
    return (
      <div role="alert">
        <EmptyState title={notFound} text={t('panel.checkAddress')} />
      </div>
    );
  }
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={4} height={120} />}>
      {children}
    </Loaded>
  );
};
