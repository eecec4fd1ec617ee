import { useTranslation } from 'react-i18next';
import type { BookingReportRow } from '#contract/bookings/booking-report.ts';
import { listWords } from '../../../lib/list-words.ts';
import rows from '../../../ui/rows/rows.module.css';
import { momentWords, wallTime } from '../../checkpoint/checkpoint-words.ts';
import { Plate } from '../../plate/plate.tsx';
import { useCancellationWords } from '../booking-words.ts';
import { useCargoName } from '../cargo-types.ts';
import { StatusBadge } from '../status-badge.tsx';

export const ReportRow = ({ row }: { readonly row: BookingReportRow }) => {
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
          <span className={rows.second}>
            {[row.formattedBookingNumber, row.driver, cargoName(row.cargoType)].filter(Boolean).join(' · ')}
          </span>
          {(times.length > 0 || cancelled) && (
            <span className={rows.second}>{cancelled || listWords(times)}</span>
          )}
        </span>
        <StatusBadge status={row.bookingStatus} />
      </span>
    </li>
  );
};
