import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '#contract/time-slots.ts';
import { wallTime } from '../checkpoint-words.ts';
import styles from './slot-grid.module.css';

type SlotGridProps = {
  readonly slots: readonly TimeSlot[];
  /** Priority cargo may also take what is kept in reserve for it. */
  readonly priority: boolean;
  readonly chosen: string | null;
  readonly onChoose: (start: string) => void;
};

const placesFor = (slot: TimeSlot, priority: boolean) => (priority ? slot.priorityFree : slot.free);

const useSlotWords = () => {
  const { t } = useTranslation();
  return (slot: TimeSlot, free: number) => {
    if (slot.state === 'CLOSED') return t('booking.new.closed');
    if (slot.state === 'PAST') return t('booking.new.past');
    return free === 0 ? t('booking.new.noPlaces') : t('booking.new.places', { count: free });
  };
};

const few = 3;

const toneOf = (free: number) => {
  if (free === 0) return 'none';
  return free <= few ? 'few' : 'free';
};

/** A day as a grid of gauges; what cannot be had stays visible, struck through. */
export const SlotGrid = ({ slots, priority, chosen, onChoose }: SlotGridProps) => {
  const { t } = useTranslation();
  const words = useSlotWords();
  return (
    <div className={styles.grid} role="radiogroup" aria-label={t('booking.new.time')}>
      {slots.map((slot) => {
        const free = placesFor(slot, priority);
        const share = slot.capacity === 0 ? 0 : Math.round((100 * free) / slot.capacity);
        return (
          <label key={slot.start} className={styles.slot} data-tone={toneOf(free)}>
            <input
              type="radio"
              name="booking-slot"
              className={styles.input}
              checked={slot.start === chosen}
              disabled={free === 0}
              onChange={() => onChoose(slot.start)}
              aria-label={`${wallTime(slot.start)}, ${words(slot, free)}`}
            />
            <span className={styles.time} data-gone={free === 0}>
              {wallTime(slot.start)}
            </span>
            <span className={styles.words}>{words(slot, free)}</span>
            {free > 0 && (
              <span className={styles.gauge}>
                <span className={styles.level} style={{ inlineSize: `${share}%` }} />
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
};
