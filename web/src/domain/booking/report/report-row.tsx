import { useTranslation } from 'react-i18next';
import type { BookingReportRow } from '#contract/bookings/booking-report.ts';
import { momentWords, wallTime } from '../../checkpoint/checkpoint-words.ts';
import { Plate } from '../../plate/plate.tsx';
import { useCancellationWords } from '../booking-words.ts';
import { useCargoName } from '../cargo-types.ts';
import { StatusBadge } from '../status-badge.tsx';
import styles from './booking-report.module.css';

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
