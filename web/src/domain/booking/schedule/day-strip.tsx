import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDay, TimeSlot } from '#contract/bookings/time-slots.ts';
import cover from '../../../ui/fields/cover-input.module.css';
import text from '../../../ui/text/text.module.css';
import { dayOfMonth, longDay, weekday } from '../../checkpoint/checkpoint-words.ts';
import { placesFor, toneOf } from './places.ts';
import styles from './schedule.module.css';

type Strip = { readonly scrollLeft: number; readonly clientWidth: number };
type Day = { readonly offsetLeft: number; readonly offsetWidth: number };

/** Scroll position that centres the day, or the current one if the day is fully visible. */
export const stripScroll = ({ scrollLeft, clientWidth }: Strip, { offsetLeft, offsetWidth }: Day): number => {
  const isSeen = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
  return isSeen ? scrollLeft : Math.max(0, offsetLeft - (clientWidth - offsetWidth) / 2);
};

/** Scrolls only the strip, not the page. Runs when `chosen` or `count` changes. */
const useChosenInView = (chosen: string | null, count: number) => {
  const strip = useRef<HTMLDivElement>(null);
  const wasMoved = useRef(false);
  useLayoutEffect(() => {
    const day = strip.current?.querySelector(':checked')?.parentElement;
    if (chosen === null || count === 0 || !strip.current || !day) return;
    // Measuring forces a second layout of the whole screen, so the common case of the first day skips it.
    if (!wasMoved.current && day === strip.current.firstElementChild) return;
    wasMoved.current = true;
    strip.current.scrollLeft = stripScroll(strip.current, day);
  }, [chosen, count]);
  return strip;
};

type DayStripProps = {
  readonly days: readonly BookingDay[];
  readonly priority: boolean;
  readonly chosen: string | null;
  readonly onChoose: (day: string) => void;
};

export const useFreeWords = () => {
  const { t } = useTranslation();
  return ({ state }: Pick<BookingDay | TimeSlot, 'state'>, free: number) => {
    if (state === 'CLOSED') return t('booking.new.closed');
    if (state === 'DRAW' && free === 0) return t('booking.new.draw');
    return free === 0 ? t('booking.new.noPlaces') : t('booking.new.places', { count: free });
  };
};

export const DayStrip = ({ days, priority, chosen, onChoose }: DayStripProps) => {
  const { t } = useTranslation();
  const freeWords = useFreeWords();
  const strip = useChosenInView(chosen, days.length);
  return (
    <div ref={strip} className={styles.strip} role="radiogroup" aria-label={t('booking.new.day')}>
      {days.map((day) => {
        const places = placesFor(day, priority);
        const said = freeWords(day, places);
        return (
          <label
            key={day.date}
            className={styles.day}
            data-tone={day.state === 'DRAW' ? 'blue' : toneOf(places)}
          >
            <input
              type="radio"
              name="booking-day"
              value={day.date}
              className={cover.input}
              checked={day.date === chosen}
              onChange={() => onChoose(day.date)}
              aria-label={`${longDay(day.date)}, ${said}`}
            />
            <span className={text.hint}>{weekday(day.date)}</span>
            <strong>{dayOfMonth(day.date)}</strong>
            <span className={`${text.toned} ${styles.free}`}>{said}</span>
          </label>
        );
      })}
    </div>
  );
};
