import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api-error.ts';
import rows from '../../../ui/rows/rows.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { Renewed } from '../../../ui/states/renewed.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { PageTurn } from '../../../ui/table/page-turn.tsx';
import { bookingReportQuery, type ReportFilter } from './report-calls.ts';
import { ReportRow } from './report-row.tsx';

type ReportRowsProps = {
  readonly userId: string;
  readonly filter: ReportFilter;
};

export const ReportRows = ({ userId, filter }: ReportRowsProps) => {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const { data, error, isPlaceholderData, refetch } = useQuery(bookingReportQuery(userId, filter, page));
  if (error) {
    const refused = error instanceof ApiError && error.status === 400 ? error.fieldErrors[0]?.message : null;
    return <LoadFailure message={refused ?? t('bookingReport.failed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonRows rows={3} />;
  return (
    <Renewed isOld={isPlaceholderData}>
      {data.content.length === 0 && <p className={rows.none}>{t('bookingReport.empty')}</p>}
      <ul className={rows.rows}>
        {data.content.map((row) => (
          <ReportRow key={`${row.formattedBookingNumber} ${row.dateBooked}`} row={row} />
        ))}
      </ul>
      <PageTurn page={page} answer={data} onPage={setPage} />
    </Renewed>
  );
};
