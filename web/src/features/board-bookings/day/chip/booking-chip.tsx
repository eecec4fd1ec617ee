import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { plateText } from '../../../../domain/plate/plate-text.ts';
import { canBeMoved } from '../../move/can-be-moved.ts';
import styles from './booking-chip.module.css';
import { StatusIcon, stateOf } from './status-icon.tsx';

type Props = {
  readonly booking: Booking;
  readonly address: string;
  /** The panel beside shows it. */
  readonly isOpen: boolean;
  /** Tab leads to it; from there the arrows go on. */
  readonly isStop: boolean;
  readonly isMoving: boolean;
};

/** A truck in its slot. There may be a thousand, so each is drawn anew only when something about it changes. */
export const BookingChip = memo(({ booking, address, isOpen, isStop, isMoving }: Props) => {
  const { t } = useTranslation();
  const state = stateOf(booking);
  const plate = plateText(booking.vehicleRegistrationPlate);
  const words = [
    plate,
    t(`boardBookings.states.${state}`),
    booking.hasPriority && t('boardBookings.priority'),
  ];
  return (
    <a
      href={address}
      className={styles.chip}
      data-row={booking.id}
      data-cell
      data-state={state}
      data-priority={booking.hasPriority}
      data-moving={isMoving}
      draggable={canBeMoved(booking)}
      tabIndex={isStop ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      aria-label={words.filter(Boolean).join(', ')}
    >
      <StatusIcon state={state} />
      <span className={styles.plate}>{plate}</span>
    </a>
  );
});
