import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import track from '../../../ui/charts/track.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './slot-gauge.module.css';

/** More squares would be too small to count, so that a bar is drawn instead. */
const mostSquares = 24;

type Square = 'taken' | 'free' | 'reserve';

/** Squares in the order taken, free for everybody, reserved for priority cargo. */
const squaresOf = ({ capacity, booked = 0, free, priorityFree }: TimeSlot): Square[] =>
  Array.from({ length: capacity }, (_, place) => {
    if (place < booked) return 'taken';
    return place >= capacity - (priorityFree - free) ? 'reserve' : 'free';
  });

export const LoadBar = ({ booked, capacity }: { readonly booked: number; readonly capacity: number }) => (
  <span className={`${track.track} ${styles.bar}`} data-full={booked >= capacity} aria-hidden="true">
    <span style={{ width: `${Math.min(1, booked / capacity) * 100}%` }} />
  </span>
);

export const SlotGauge = ({ slot }: { readonly slot: TimeSlot }) => {
  const { capacity, booked = 0 } = slot;
  if (capacity > mostSquares) return <LoadBar booked={booked} capacity={capacity} />;
  return (
    <span className={styles.squares} data-full={booked >= capacity} aria-hidden="true">
      {squaresOf(slot).map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no id and never change their order
        <span key={place} data-kind={kind} />
      ))}
    </span>
  );
};

export const SlotLoad = ({ slot }: { readonly slot: TimeSlot }) => {
  const { t } = useTranslation();
  const { capacity, booked = 0 } = slot;
  return (
    <span className={`${text.small} ${text.figures}`}>
      <strong>{booked}</strong> {t('boardBookings.day.of', { capacity })}
      {booked >= capacity && (
        <>
          {t('common.listSeparator')}
          <strong>{t('boardBookings.day.full')}</strong>
        </>
      )}
    </span>
  );
};
