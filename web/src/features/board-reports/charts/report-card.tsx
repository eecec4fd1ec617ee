import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../reports.module.css';
import '@mantine/core/styles/Skeleton.css';
import { ErrorState } from '../../../ui/states/error-state.tsx';

export type ReportQueryState = {
  readonly data: unknown;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

type ReportStateProps = {
  readonly queries: readonly ReportQueryState[];
  /** Height of the final content, so that nothing shifts. */
  readonly height: number;
  readonly children: () => ReactNode;
};

/** Renders once all queries have data. A failed refetch keeps the old data. */
export const ReportState = ({ queries, height, children }: ReportStateProps) => {
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

type Props = {
  readonly title: string;
  readonly legend?: ReactNode;
  readonly queries: readonly ReportQueryState[];
  /** Reserved while the card loads or is empty too, so that nothing shifts. */
  readonly height: number;
  readonly table?: () => ReactNode;
  readonly children: () => ReactNode;
};

export const ReportCard = ({ title, legend, queries, height, table, children }: Props) => {
  const { t } = useTranslation();
  const [isTable, setTable] = useState(false);
  const toggle = table && (
    <Button variant="transparent" size="compact-sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
      {t(isTable ? 'boardReports.asChart' : 'boardReports.asTable')}
    </Button>
  );
  return (
    <SectionCard title={title} action={legend ?? toggle}>
      {isTable && <span data-table="true" hidden />}
      <div className={`${layout.stack} ${styles.picture}`} style={{ minHeight: height }}>
        <ReportState queries={queries} height={height}>
          {() => (isTable && table ? table() : children())}
        </ReportState>
      </div>
    </SectionCard>
  );
};
