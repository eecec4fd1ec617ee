import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOfMonth, longDay, weekday } from '../../../domain/checkpoint/checkpoint-words.ts';
import text from '../../../ui/text/text.module.css';
import type { Week } from './calendar-slots.ts';
import { SlotCell } from './slot-cell.tsx';
import type { useStretch } from './use-stretch.ts';
import styles from './week-grid.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** At least a touch target per hour; taller if slots are shorter than an hour. */
const hourHeight = (shortest: number) => Math.max(27, (20 * 60) / shortest);

type WeekGridProps = {
  readonly week: Week;
  readonly today: string;
  readonly firstOpen: string;
  readonly chosen: ReadonlySet<string>;
  readonly choice: ReturnType<typeof useStretch>;
  readonly reasonOf: (closure: number | null) => string | undefined;
};

export const WeekGrid = ({ week, today, firstOpen, chosen, choice, reasonOf }: WeekGridProps) => {
  const { t } = useTranslation();
  const hour = hourHeight(week.shortest);
  const heights: CSSProperties & Record<'--hour' | '--hour-label', string> = {
    '--hour': `${hour}px`,
    '--hour-label': `${hour * Math.min(1, week.shortest / 60)}px`,
  };
  const first = week.days.flatMap(({ slots }) => slots).find(({ start }) => start >= firstOpen);
  const stop = choice.stop ?? first?.start ?? week.days[0]?.slots[0]?.start;
  return (
    <div className={styles.scroll}>
      {/* Event delegation: the slots inside are the actual buttons. */}
      <fieldset
        aria-label={t('parameters.calendar.title')}
        className={styles.week}
        style={heights}
        {...choice.week}
      >
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        {week.days.map(({ day, slots }) => {
          const minutes: CSSProperties & Record<'--minutes', number> = { '--minutes': week.minutesOn(day) };
          return (
            <fieldset key={day} aria-label={longDay(day)} style={minutes}>
              <p className={`${text.hint} ${styles.head}`} data-today={day === today || undefined}>
                {weekday(day)} <strong>{dayOfMonth(day)}</strong>
              </p>
              {slots.map((slot) => (
                <SlotCell
                  key={slot.start}
                  slot={slot}
                  week={week}
                  isPast={slot.start < firstOpen}
                  isChosen={chosen.has(slot.start)}
                  isStop={slot.start === stop}
                  reason={reasonOf(slot.closure)}
                />
              ))}
            </fieldset>
          );
        })}
      </fieldset>
    </div>
  );
};
