import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { SheetButton } from '../../sheets/sheet-button.tsx';
import pair from '../form/booking-form.module.css';
import { fetchReportSheet, type ReportFilter } from './report-calls.ts';
import { ReportRows } from './report-rows.tsx';

const pauseMs = 300;
const everything: ReportFilter = { regPlate: '', dateFrom: '', dateTo: '' };

type BookingReportProps = {
  readonly userId: string;
  /** Renders the surrounding card or panel, with the download button next to its title. */
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
      <div className={pair.pair}>
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
