import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/states/error-state.tsx';

export type ReportQueryState = {
  readonly data: unknown;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

type Props = {
  readonly queries: readonly ReportQueryState[];
  /** Of what will be drawn, so that nothing moves when it comes. */
  readonly height: number;
  readonly children: () => ReactNode;
};

/** What is drawn once all its figures are there; those that were loaded once stay. */
export const ReportState = ({ queries, height, children }: Props) => {
  if (queries.every(({ data }) => data !== undefined)) return <>{children()}</>;
  const failed = queries.find(({ data, error }) => data === undefined && error);
  if (!failed) return <Skeleton height={height} radius="md" />;
  return (
    <ErrorState
      error={failed.error}
      onRetry={() => {
        for (const { data, refetch } of queries) if (data === undefined) refetch();
      }}
    />
  );
};
