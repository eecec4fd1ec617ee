import { useTranslation } from 'react-i18next';
import { type Weekday, weekdays } from '#contract/params/weekdays.ts';
import { languageTag } from '../../../lib/i18n.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { usePainting } from './use-painting.ts';
import { dayHours, hoursWords, slotsOn, type WeekCells } from './week-cells.ts';
import styles from './week-grid.module.css';

const allHours = Array.from({ length: dayHours }, (_, hour) => hour);
const twoDigits = (hour: number) => String(hour).padStart(2, '0');

/** Some Monday, from which the names of the weekdays are counted. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

const useDayNames = () => {
  const format = new Intl.DateTimeFormat(languageTag(), { weekday: 'short', timeZone: 'UTC' });
  return (day: number) => format.format(monday + day * dayMs);
};

type WeekGridProps = {
  readonly cells: WeekCells;
  readonly slotMinutes: number;
  readonly capacity: number;
  readonly onChange: (cells: WeekCells) => void;
};

export const WeekGrid = ({ cells, slotMinutes, capacity, onChange }: WeekGridProps) => {
  const { t } = useTranslation();
  const nameOf = useDayNames();
  const { shown, brush, focused, handlers } = usePainting(cells, onChange);
  const hourWords = new Intl.NumberFormat(languageTag(), { style: 'unit', unit: 'hour' });
  const drawn = brush && [brush.from.hour, brush.to.hour].toSorted((one, other) => one - other);
  const perHour = (capacity * 60) / slotMinutes;
  const labelOf = (weekday: Weekday, hour: number, open: boolean) => {
    const params = { day: t(`parameters.weekdays.${weekday}`), hours: hoursWords(hour, hour + 1) };
    return t(open ? 'setup.hours.cellOpen' : 'setup.hours.cellClosed', params);
  };
  return (
    <>
      <p className={text.dimmed} aria-hidden={drawn !== null}>
        {drawn ? <b>{hoursWords(drawn[0] ?? 0, (drawn[1] ?? 0) + 1)}</b> : t('setup.hours.paint')}
      </p>

      <fieldset className={styles.grid} aria-label={t('setup.hours.grid')} {...handlers}>
        <div className={styles.day} aria-hidden="true">
          <span />
          <div className={`${styles.hours} ${styles.ruler}`}>
            {allHours.map((hour) => (
              <span key={hour}>{twoDigits(hour)}</span>
            ))}
          </div>
        </div>
        {weekdays.map((weekday, day) => {
          const hours = shown[day] ?? [];
          const open = hours.filter(Boolean).length;
          return (
            <div key={weekday} className={styles.day}>
              <span>{nameOf(day)}</span>
              <div className={styles.hours}>
                {hours.map((isOpen, hour) => (
                  <button
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour.
                    key={hour}
                    type="button"
                    className={styles.cell}
                    data-cell={`${day} ${hour}`}
                    // The style sheet shows these two, because the button's accessible name tells more.
                    data-places={isOpen && Number.isInteger(perHour) ? perHour : ''}
                    data-hour={twoDigits(hour)}
                    aria-pressed={isOpen}
                    aria-label={labelOf(weekday, hour, isOpen)}
                    tabIndex={focused.day === day && focused.hour === hour ? 0 : -1}
                  />
                ))}
              </div>
              <span className={layout.apart}>
                <span className={text.hint}>{hourWords.format(open)}</span>
                <b className={text.figures}>{slotsOn(hours, slotMinutes) * capacity}</b>
              </span>
            </div>
          );
        })}
      </fieldset>
    </>
  );
};
