import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import cover from '../../../ui/fields/cover-input.module.css';
import text from '../../../ui/text/text.module.css';
import { wallTime } from '../../checkpoint/checkpoint-words.ts';
import { useFreeWords } from './day-strip.tsx';
import { placesFor, shareFree, toneOf } from './places.ts';
import styles from './schedule.module.css';

type SlotGridProps = {
  readonly slots: readonly TimeSlot[];
  readonly priority: boolean;
  readonly chosen: string | null;
  /** The booking's current time. */
  readonly own: string | null;
  readonly onChoose: (start: string) => void;
};

/** Full and closed slots stay visible, struck through; past ones are left out. */
export const SlotGrid = ({ slots, priority, chosen, own, onChoose }: SlotGridProps) => {
  const { t } = useTranslation();
  const freeWords = useFreeWords();
  const shown = slots.filter(({ state, start }) => state !== 'PAST' || start === own);
  if (shown.length === 0) return <p className={text.dimmed}>{t('booking.new.dayOver')}</p>;
  return (
    <div className={styles.grid} role="radiogroup" aria-label={t('booking.new.time')}>
      {shown.map((slot) => {
        const free = placesFor(slot, priority);
        const said = slot.start === own ? t('booking.new.own') : freeWords(slot, free);
        return (
          <label
            key={slot.start}
            className={styles.slot}
            data-tone={slot.start === own ? 'blue' : toneOf(free)}
          >
            <input
              type="radio"
              name="booking-slot"
              value={slot.start}
              className={cover.input}
              checked={slot.start === chosen}
              disabled={free === 0 || slot.start === own}
              onChange={() => onChoose(slot.start)}
              aria-label={`${wallTime(slot.start)}, ${said}`}
            />
            {free === 0 && slot.start !== own ? (
              <s>{wallTime(slot.start)}</s>
            ) : (
              <strong>{wallTime(slot.start)}</strong>
            )}
            <span>{said}</span>
            {free > 0 && slot.start !== own && (
              <span className={styles.gauge}>
                <span style={{ inlineSize: `${shareFree(slot, priority)}%` }} />
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
};
