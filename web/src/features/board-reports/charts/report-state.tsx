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
  /** Of the final content, so that the layout does not shift. */
  readonly height: number;
  readonly children: () => ReactNode;
};

/** Renders once all queries have data; a failed refetch keeps the old data. */
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
