import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOfMonth, longDay, weekday } from '../../../domain/checkpoint/checkpoint-words.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import text from '../../../ui/text/text.module.css';
import type { Week } from './calendar-slots.ts';
import { type CalendarSlot, isOpen } from './plan-week.ts';
import type { useStretch } from './use-stretch.ts';
import styles from './week-grid.module.css';

const stateOf = (slot: CalendarSlot) => {
  if (isOpen(slot)) return 'open';
  return slot.isWorked ? 'closed' : 'off';
};

type SlotCellProps = {
  readonly slot: CalendarSlot;
  readonly week: Week;
  readonly isPast: boolean;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  readonly reason: string | undefined;
};

const useSlotWords = ({ slot, week, reason }: SlotCellProps) => {
  const { t } = useTranslation();
  const booked = week.bookedAt(slot.start);
  const when = {
    day: longDay(slot.start.slice(0, 10)),
    from: slot.start.slice(11),
    to: slot.end.slice(11),
  };
  const state = stateOf(slot);
  const what = () => {
    if (state === 'open') return t('parameters.calendar.places', { count: slot.capacity });
    return state === 'off'
      ? t('parameters.calendar.off')
      : t('parameters.calendar.closed', { reason: reason ?? '' });
  };
  return listWords([
    t('parameters.calendar.slot', when),
    what(),
    booked > 0 && t('parameters.calendar.booked', { count: booked }),
    slot.isOverride && t('parameters.calendar.override'),
    week.wasOther(slot) && t('parameters.calendar.changed'),
  ]);
};

/** The whole width stands for the week's largest capacity. The bar is this slot's capacity, its dark part is booked. */
const SlotCell = (props: SlotCellProps) => {
  const { slot, week, isPast, isChosen, isStop } = props;
  const words = useSlotWords(props);
  const booked = week.bookedAt(slot.start);
  const state = stateOf(slot);
  const places = state === 'open' ? slot.capacity : 0;
  const share = (count: number) => `${Math.min(100, (count / week.most) * 100)}%`;
  const bars: CSSProperties & Record<'--places' | '--booked', string> = {
    '--places': share(places),
    '--booked': share(booked),
  };
  return (
    <button
      type="button"
      className={styles.slot}
      style={bars}
      tabIndex={isStop ? 0 : -1}
      data-slot={slot.start}
      data-state={state}
      data-past={isPast || undefined}
      data-override={slot.isOverride || undefined}
      data-changed={week.wasOther(slot) || undefined}
      data-over={booked > places || undefined}
      aria-pressed={isChosen}
      aria-disabled={isPast || undefined}
      title={words}
    >
      <VisuallyHidden>{words}</VisuallyHidden>
      <b aria-hidden="true">{booked > 0 && booked}</b>
      <span className={slot.isOverride ? text.strong : text.dimmed} aria-hidden="true">
        {state === 'open' && slot.capacity}
      </span>
    </button>
  );
};

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** An hour is at least as high as a touch target, and higher if slots are shorter than an hour. */
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
      {/* Handles events for all slots, which are the actual buttons. */}
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
