import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingReportRow } from '#contract/bookings/booking-report.ts';
import { useCancellationWords } from '../../../domain/booking/booking-words.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { SheetButton } from '../../../domain/sheets/sheet-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { bookingReportQuery, fetchReportSheet, type ReportFilter } from '../user-calls.ts';
import { momentWords } from '../user-words.ts';
import { PageTurn } from './page-turn.tsx';
import styles from './panel.module.css';

const pauseMs = 300;
const everything: ReportFilter = { regPlate: '', dateFrom: '', dateTo: '' };

const Row = ({ row }: { readonly row: BookingReportRow }) => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  const cancelled = useCancellationWords()({
    cancellationReason: row.cancellationReason ?? undefined,
  });
  const times = (['arrivedAt', 'calledAt', 'leftAt'] as const).flatMap((name) => {
    const at = row[name];
    return at === null ? [] : [t(`boardUsers.report.${name}`, { time: wallTime(at) })];
  });
  return (
    <li className={styles.row}>
      <Plate text={row.vehicleRegistrationPlate} size="sm" />
      <span className={styles.beside}>
        <span className={styles.words}>
          {momentWords(row.dateBooked)}
          <span className={styles.second}>
            {[row.formattedBookingNumber, row.driver, cargoName(row.cargoType)].filter(Boolean).join(' · ')}
          </span>
          {(times.length > 0 || cancelled) && (
            <span className={styles.second}>{cancelled || times.join(', ')}</span>
          )}
        </span>
        <StatusBadge status={row.bookingStatus} />
      </span>
    </li>
  );
};

const Rows = ({ userId, filter }: { readonly userId: string; readonly filter: ReportFilter }) => {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const { data, error, isPlaceholderData, refetch } = useQuery(bookingReportQuery(userId, filter, page));
  if (error) {
    const refused = error instanceof ApiError && error.status === 400 ? error.fieldErrors[0]?.message : null;
    return <LoadFailure message={refused ?? t('boardUsers.report.failed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonRows rows={3} />;
  return (
    <div aria-busy={isPlaceholderData}>
      {data.content.length === 0 && <p className={styles.none}>{t('boardUsers.report.empty')}</p>}
      <ul className={styles.rows}>
        {data.content.map((row) => (
          <Row key={`${row.formattedBookingNumber} ${row.dateBooked}`} row={row} />
        ))}
      </ul>
      <PageTurn page={page} answer={data} onPage={setPage} />
    </div>
  );
};

/** What became of all bookings of the account. */
export const ReportSection = ({ userId }: { readonly userId: string }) => {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(everything);
  const [settled] = useDebouncedValue(filter, pauseMs);
  const change = (changes: Partial<ReportFilter>) => setFilter((before) => ({ ...before, ...changes }));
  const isBackwards = filter.dateFrom !== '' && filter.dateTo !== '' && filter.dateFrom > filter.dateTo;
  return (
    <PanelSection
      title={t('boardUsers.report.title')}
      beside={!isBackwards && <SheetButton download={() => fetchReportSheet(userId, settled)} />}
    >
      <div className={styles.filters}>
        <TextInput
          label={t('boardUsers.report.plate')}
          value={filter.regPlate}
          maxLength={30}
          onChange={(event) => change({ regPlate: event.currentTarget.value })}
        />
        <DatePicker
          label={t('boardUsers.report.from')}
          value={filter.dateFrom}
          onChange={(dateFrom) => change({ dateFrom })}
        />
        <DatePicker
          label={t('boardUsers.report.to')}
          value={filter.dateTo}
          onChange={(dateTo) => change({ dateTo })}
          {...(isBackwards && { error: t('parameters.validation.order') })}
        />
      </div>
      {!isBackwards && <Rows key={JSON.stringify(settled)} userId={userId} filter={settled} />}
    </PanelSection>
  );
};
