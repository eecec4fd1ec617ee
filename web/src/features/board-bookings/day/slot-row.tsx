import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useMay } from '../../../domain/account/may.tsx';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import controls from '../../../ui/button/text-button.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { bookingAddress, newBookingAddress } from '../booking-search.ts';
import { isNoShow } from '../shown-groups.ts';
import chip from './chip/booking-chip.module.css';
import { BookingChip } from './chip/booking-chip.tsx';
import type { ChipWords } from './chip/chip-words.ts';
import { ClosedWords } from './closed-row.tsx';
import styles from './day-sheet.module.css';
import type { SlotRow as Row } from './plan-day.ts';
import { SlotGauge, SlotLoad } from './slot-gauge.tsx';

export type ChipMarks = {
  /** Ids of bookings, undefined unless they are in this row. */
  readonly openId: string | undefined;
  readonly stopId: string | undefined;
  readonly movingId: string | undefined;
};

type Props = ChipMarks & {
  readonly row: Row;
  readonly isTarget: boolean;
  readonly words: ChipWords;
  readonly shown: string;
  /** Shows every booking, including those of a past hour that have left. */
  readonly isNarrowed: boolean;
};

const hasLeft = ({ bookingStatus }: Booking) => bookingStatus === 'LEFT_WAITING_ZONE';

/** Link to book a free place. It is marked if only places for priority cargo are left. */
const FreePlaces = ({ row: { slot, start }, shown }: Pick<Props, 'row' | 'shown'>) => {
  const { t } = useTranslation();
  if (!useMay('operator') || !slot || slot.priorityFree === 0) return null;
  return (
    <a
      href={newBookingAddress({ start }, shown)}
      className={chip.free}
      data-cell
      tabIndex={-1}
      draggable={false}
    >
      {slot.free > 0
        ? t('boardBookings.day.places', { count: slot.free })
        : t('boardBookings.day.reservedPlaces')}
    </a>
  );
};

/** Places that are taken for bookings of another hour, or by nobody yet: pending changes, offers, places at rest. */
const heldPlaces = ({ slot, bookings }: Row) =>
  (slot?.booked ?? 0) - bookings.filter(({ bookingStatus }) => bookingStatus !== 'CANCELED').length;

const Chips = (props: Props) => {
  const { row, words, shown, isNarrowed, openId, stopId, movingId } = props;
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const left = row.bookings.filter(hasLeft);
  const isFolded = row.phase === 'past' && !isNarrowed && !isWhole && left.length > 1;
  const inSight = isFolded ? row.bookings.filter((booking) => !hasLeft(booking)) : row.bookings;
  const noShows = inSight.filter(isNoShow).length;
  const held = row.phase === 'past' || isNarrowed ? 0 : heldPlaces(row);
  return (
    <div className={`${layout.row} ${layout.tight}`}>
      {isFolded && (
        <button
          type="button"
          className={`${controls.link} ${styles.left}`}
          data-cell
          tabIndex={-1}
          onClick={() => setWhole(true)}
        >
          {t('boardBookings.day.left', { count: left.length })}
        </button>
      )}
      {inSight.map((booking) => (
        <BookingChip
          key={booking.id}
          booking={booking}
          words={words}
          address={bookingAddress(booking.id, shown)}
          isOpen={booking.id === openId}
          isStop={booking.id === stopId}
          isMoving={booking.id === movingId}
        />
      ))}
      {noShows > 0 && !isNarrowed && (
        <span className={text.hint}>{t('boardBookings.day.noShows', { count: noShows })}</span>
      )}
      {held > 0 && <span className={text.hint}>{t('boardBookings.day.held', { count: held })}</span>}
      {!isNarrowed && <FreePlaces row={row} shown={shown} />}
    </div>
  );
};

export const SlotRow = memo((props: Props) => {
  const { row, isTarget } = props;
  const { t } = useTranslation();
  const { slot, phase, start } = row;
  return (
    <li
      className={styles.row}
      data-phase={phase}
      data-closed={slot?.state === 'CLOSED'}
      data-start={start}
      data-target={isTarget}
    >
      <div className={styles.time}>
        <strong>{wallTime(start)}</strong>
        {phase === 'now' && <div className={styles.now}>{t('boardBookings.day.now')}</div>}
      </div>
      <div className={`${layout.row} ${layout.tight}`}>
        {slot && slot.capacity > 0 && (
          <>
            <SlotLoad slot={slot} />
            <SlotGauge slot={slot} />
          </>
        )}
        {slot?.waiting !== undefined && slot.waiting > 0 && (
          <span className={text.hint}>{t('boardBookings.waiting.forSlot', { count: slot.waiting })}</span>
        )}
        {!slot && <span className={text.hint}>{t('boardBookings.day.notSold')}</span>}
      </div>
      <div>
        {slot?.state === 'CLOSED' && <ClosedWords closure={slot.closure} />}
        <Chips {...props} />
      </div>
    </li>
  );
});
