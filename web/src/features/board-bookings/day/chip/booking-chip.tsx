import { memo } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { mayNow } from '../../../../domain/account/may.tsx';
import { plateText } from '../../../../domain/plate/plate-text.ts';
import { canBeMoved } from '../../move/preview-move.ts';
import styles from './booking-chip.module.css';
import { type ChipWords, stateOf, toneOfState } from './chip-words.ts';

type Props = {
  readonly booking: Booking;
  readonly words: ChipWords;
  readonly address: string;
  readonly isOpen: boolean;
  /** Tab reaches this chip. Arrow keys move on from there. */
  readonly isStop: boolean;
  readonly isMoving: boolean;
};

/** Memoized, because a day may have a thousand chips. */
export const BookingChip = memo(({ booking, words, address, isOpen, isStop, isMoving }: Props) => {
  const state = stateOf(booking);
  const plate = plateText(booking.vehicleRegistrationPlate);
  const coming = booking.coming?.state;
  const said = [plate, words[state], booking.hasPriority && words.priority, coming && words[coming]];
  return (
    <a
      href={address}
      className={styles.chip}
      data-row={booking.id}
      data-cell
      data-state={state}
      data-tone={toneOfState[state]}
      data-priority={booking.hasPriority || undefined}
      data-coming={coming}
      title={coming && words[coming]}
      data-moving={isMoving || undefined}
      draggable={canBeMoved(booking) && mayNow('operator')}
      tabIndex={isStop ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      aria-label={said.filter(Boolean).join(words.separator)}
    >
      {plate}
    </a>
  );
});
