import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './move.module.css';
import { previewMove } from './preview-move.ts';
import type { ChosenMove } from './use-move-by-keys.ts';

const keys = [
  ['↑ ↓', 'choose'],
  ['Enter', 'next'],
  ['Esc', 'leave'],
] as const;

type Props = { readonly move: ChosenMove; readonly slots: readonly TimeSlot[] };

export const MoveBar = ({ move: { booking, to }, slots }: Props) => {
  const { t } = useTranslation();
  const preview = previewMove(booking, to, slots);
  const { before, after, capacity } = preview.to;
  return (
    <div className={`${layout.apart} ${styles.bar}`}>
      <p role="status">
        <strong>
          {t('boardBookings.move.carried', {
            plate: plateText(booking.vehicleRegistrationPlate),
            from: wallTime(booking.dateBooked),
            to: wallTime(to.start),
          })}
        </strong>{' '}
        {preview.problem
          ? t(`boardBookings.move.problems.${preview.problem}`)
          : t('boardBookings.move.places', { before, after, capacity })}
      </p>
      <p className={`${layout.row} ${text.small}`}>
        {keys.map(([key, name]) => (
          <span key={name}>
            <kbd>{key}</kbd> {t(`boardBookings.move.${name}`)}
          </span>
        ))}
      </p>
    </div>
  );
};
