import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingMove } from '#contract/bookings/bookings.ts';
import type { KeptBooking } from '#contract/bookings/shift.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { useDurationWords } from '../../../domain/booking/booking-words.ts';
import { shifted, shortWhen, wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { useToday } from '../../../lib/time/time-zone.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { TextButton } from '../../../ui/button/text-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import table from '../../../ui/table/data-table.module.css';
import { DataTable } from '../../../ui/table/data-table.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './concerned-list.module.css';
import type { ShiftPlan } from './plan-differences.ts';

const timeBeside = (instant: string, other: string) =>
  wallDay(instant) === wallDay(other) ? wallTime(instant) : shortWhen(instant);

/** The last bookable day. Later moves are marked, because drivers cannot book there yet. */
const useLastDay = () => {
  const { data: params } = useQuery(bookingParamsQuery);
  const today = useToday();
  return params && wallDay(shifted(`${today}T12:00:00`, params.horizonDays * 24 * 60));
};

const MoveRow = ({ move, lastDay }: { readonly move: BookingMove; readonly lastDay: string | undefined }) => {
  const { t } = useTranslation();
  const duration = useDurationWords();
  const minutes = Math.round((Date.parse(move.to) - Date.parse(move.from)) / 60_000);
  return (
    <tr className={table.row}>
      <td>
        <Plate text={move.vehicleRegistrationPlate} size="sm" />
        <span className={`${text.second} ${styles.number}`}>
          {move.formattedBookingNumber}
          {move.hasPriority && <Badge tone="amber">{t('boardClosure.list.priority')}</Badge>}
          {move.droppedChange && <Badge tone="grey">{t('boardClosure.list.changeDropped')}</Badge>}
          {lastDay !== undefined && wallDay(move.to) > lastDay && (
            <Badge tone="amber">{t('boardClosure.list.beyond')}</Badge>
          )}
        </span>
      </td>
      <td className={text.figures}>
        {wallTime(move.from)} → <strong>{timeBeside(move.to, move.from)}</strong>
        <span className={text.second}>{t('boardClosure.list.later', { duration: duration(minutes) })}</span>
      </td>
    </tr>
  );
};

type KeptProps = {
  readonly kind: 'stay' | 'dropped';
  readonly bookings: readonly KeptBooking[];
};

const Kept = ({ kind, bookings }: KeptProps) => {
  const { t } = useTranslation();
  if (bookings.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h3>
        {t(`boardClosure.list.${kind}`)} <span className={text.dimmed}>{bookings.length}</span>
      </h3>
      <p className={text.hint}>{t(`boardClosure.list.${kind}Note`)}</p>
      <ul className={layout.fields}>
        {bookings.map((booking) => (
          <li key={booking.id} className={`${layout.row} ${text.small}`}>
            <Plate text={booking.vehicleRegistrationPlate} size="sm" />
            <span className={text.dimmed}>{booking.formattedBookingNumber}</span>
            <span>{shortWhen(booking.dateBooked)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const shownAtFirst = 18;

type ListProps = {
  readonly plan: ShiftPlan;
  /** Shows all rows at once, for printing. */
  readonly isAll?: boolean;
};

export const ConcernedList = ({ plan, isAll = false }: ListProps) => {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(isAll);
  const lastDay = useLastDay();
  const { moves } = plan;
  const shown = isWhole ? moves : moves.slice(0, shownAtFirst);
  const hidden = moves.length - shown.length;
  return (
    <div className={layout.stack}>
      {moves.length > 0 && (
        <div className={styles.table}>
          <DataTable
            label={t('boardClosure.list.title')}
            columns={[
              { key: 'vehicle', label: t('boardClosure.list.vehicle') },
              { key: 'times', label: t('boardClosure.list.times') },
            ]}
          >
            {shown.map((move) => (
              <MoveRow key={move.id} move={move} lastDay={lastDay} />
            ))}
          </DataTable>
        </div>
      )}
      {hidden > 0 && (
        <TextButton onClick={() => setIsWhole(true)}>
          {t('boardClosure.list.more', { count: hidden })}
        </TextButton>
      )}
      <Kept kind="stay" bookings={plan.stay} />
      <Kept kind="dropped" bookings={plan.dropped} />
      {moves.length + plan.stay.length + plan.dropped.length === 0 && (
        <p className={text.hint}>{t('boardClosure.list.nobody')}</p>
      )}
    </div>
  );
};
