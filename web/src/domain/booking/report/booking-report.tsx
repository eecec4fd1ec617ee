import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingReportRow } from '#contract/bookings/booking-report.ts';
import { call, fetchBody } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import layout from '../../../ui/layout/layout.module.css';
import rows from '../../../ui/rows/rows.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { Renewed } from '../../../ui/states/renewed.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { PageTurn } from '../../../ui/table/page-turn.tsx';
import text from '../../../ui/text/text.module.css';
import { momentWords, wallTime } from '../../checkpoint/checkpoint-words.ts';
import { Plate } from '../../plate/plate.tsx';
import { SheetButton } from '../../sheets/sheet-button.tsx';
import { useCancellationWords } from '../booking-words.ts';
import { useCargoName } from '../cargo-types.ts';
import { StatusBadge } from '../status-badge.tsx';

export type ReportFilter = { readonly regPlate: string; readonly dateFrom: string; readonly dateTo: string };

const givenOf = (filter: ReportFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

const fetchReportSheet = (userId: string, filter: ReportFilter) =>
  call('GET /vehicle/user/{userId}/booking-report/excel', {
    params: { userId },
    query: givenOf(filter),
    expect: 200,
    timeoutMs: 120_000,
  });

export const bookingReportQuery = (userId: string, filter: ReportFilter, page: number) =>
  queryOptions({
    queryKey: ['booking-report', userId, filter, page],
    queryFn: ({ signal }) => {
      const query = { ...givenOf(filter), page, size: 10 };
      return fetchBody('GET /vehicle/user/{userId}/booking-report', { params: { userId }, query, signal });
    },
    placeholderData: keepPreviousData,
  });

const ReportRow = ({ row }: { readonly row: BookingReportRow }) => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  const cancelled = useCancellationWords()({
    cancellationReason: row.cancellationReason ?? undefined,
  });
  const times = (['arrivedAt', 'calledAt', 'leftAt'] as const).flatMap((name) => {
    const at = row[name];
    return at === null ? [] : [t(`bookingReport.${name}`, { time: wallTime(at) })];
  });
  return (
    <li className={rows.row}>
      <Plate text={row.vehicleRegistrationPlate} size="sm" />
      <span className={rows.beside} data-kept>
        <span className={rows.words}>
          {momentWords(row.dateBooked)}
          <span className={text.second}>
            {[row.formattedBookingNumber, row.driver, cargoName(row.cargoType)].filter(Boolean).join(' · ')}
          </span>
          {(times.length > 0 || cancelled) && (
            <span className={text.second}>{cancelled || listWords(times)}</span>
          )}
        </span>
        <StatusBadge status={row.bookingStatus} />
      </span>
    </li>
  );
};

type ReportRowsProps = {
  readonly userId: string;
  readonly filter: ReportFilter;
};

const ReportRows = ({ userId, filter }: ReportRowsProps) => {
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
      {data.content.length === 0 && <p className={text.dimmed}>{t('bookingReport.empty')}</p>}
      <ul className={rows.rows}>
        {data.content.map((row) => (
          <ReportRow key={`${row.formattedBookingNumber} ${row.dateBooked}`} row={row} />
        ))}
      </ul>
      <PageTurn page={page} answer={data} onPage={setPage} />
    </Renewed>
  );
};

const pauseMs = 300;
const everything: ReportFilter = { regPlate: '', dateFrom: '', dateTo: '' };

type BookingReportProps = {
  readonly userId: string;
  /** Renders the card or panel around the report, with the download button next to its title. */
  readonly frame: (sheetButton: ReactNode, content: ReactNode) => ReactNode;
};

export const BookingReport = ({ userId, frame }: BookingReportProps) => {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(everything);
  const [settled] = useDebouncedValue(filter, pauseMs);
  const change = (changes: Partial<ReportFilter>) => setFilter((before) => ({ ...before, ...changes }));
  const isBackwards = filter.dateFrom !== '' && filter.dateTo !== '' && filter.dateFrom > filter.dateTo;
  return frame(
    !isBackwards && <SheetButton download={() => fetchReportSheet(userId, settled)} />,
    <>
      <div className={layout.columns}>
        <TextInput
          label={t('bookingReport.plate')}
          value={filter.regPlate}
          maxLength={30}
          onChange={(event) => change({ regPlate: event.currentTarget.value })}
        />
        <DatePicker
          label={t('bookingReport.from')}
          value={filter.dateFrom}
          onChange={(dateFrom) => change({ dateFrom })}
        />
        <DatePicker
          label={t('bookingReport.to')}
          value={filter.dateTo}
          onChange={(dateTo) => change({ dateTo })}
          {...(isBackwards && { error: t('bookingReport.order') })}
        />
      </div>
      {!isBackwards && <ReportRows key={JSON.stringify(settled)} userId={userId} filter={settled} />}
    </>,
  );
};
