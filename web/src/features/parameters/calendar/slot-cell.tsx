import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { listWords } from '../../../lib/list-words.ts';
import text from '../../../ui/text/text.module.css';
import type { Week } from './calendar-slots.ts';
import { type CalendarSlot, isOpen } from './plan-week.ts';
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

/** The cell's width is the largest capacity of the week; the bar is this slot's, its dark part is booked. */
export const SlotCell = (props: SlotCellProps) => {
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
