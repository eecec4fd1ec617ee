import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { wallClockAt } from '../../../domain/checkpoint/wall-clock.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import legend from '../../../ui/charts/legend.module.css';
import { addDays } from '../../../ui/date-picker/calendar-day.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { paramsEffectQuery } from '../params-calls.ts';
import { valuesOf } from '../params-values.ts';
import { useShownWeek } from '../sections/section-names.ts';
import { drawWeek, shownDays } from './calendar-slots.ts';
import { slotsIn } from './stretch.ts';
import { StretchBar } from './stretch-bar.tsx';
import { useStretch } from './use-stretch.ts';
import type { ParamsForm } from './use-stretch-acts.ts';
import styles from './week-grid.module.css';
import { WeekGrid } from './week-grid.tsx';

type WeekBarProps = {
  readonly first: string;
  readonly today: string;
  readonly onShow: (first: string) => void;
};

const WeekBar = ({ first, today, onShow }: WeekBarProps) => {
  const { t } = useTranslation();
  const turn = (days: number) => () => onShow(addDays(first, days));
  return (
    <div className={layout.row}>
      <IconButton label={t('parameters.calendar.earlier')} icon="back" onPress={turn(-shownDays)} />
      <p aria-live="polite" className={`${text.strong} ${styles.days}`}>
        {longDay(first)} – {longDay(addDays(first, shownDays - 1))}
      </p>
      <IconButton label={t('parameters.calendar.later')} icon="on" onPress={turn(shownDays)} />
      {first !== today && (
        <Button variant="default" size="sm" onClick={() => onShow(today)}>
          {t('parameters.calendar.today')}
        </Button>
      )}
    </div>
  );
};

const marks = ['open', 'override', 'closed', 'changed'] as const;

const WeekLegend = () => {
  const { t } = useTranslation();
  return (
    <ul className={`${legend.legend} ${styles.legend}`}>
      {marks.map((mark) => (
        <li key={mark} data-mark={mark}>
          {t(`parameters.calendar.legend.${mark}`)}
        </li>
      ))}
    </ul>
  );
};

type WeekCalendarProps = { readonly form: ParamsForm; readonly base: BookingParams };

const nothingChanged = {};

const bringClear = (grid: HTMLElement | null, bar: HTMLElement | null) => {
  const last = [...(grid?.querySelectorAll('[aria-pressed="true"]') ?? [])].at(-1);
  if (!last || !bar) return;
  const covered = last.getBoundingClientRect().bottom + 8 - bar.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy({ top: covered });
};

export const WeekCalendar = ({ form, base }: WeekCalendarProps) => {
  const { t } = useTranslation();
  const now = wallClockAt(useNow(), useTimeZone());
  const { first, show } = useShownWeek(now.day);
  const values = useWatch({ control: form.control, compute: (all) => all });
  const { data: effect } = useQuery(paramsEffectQuery(nothingChanged));
  const week = drawWeek({ values, saved: valuesOf(base), effect, first });
  const bar = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const firstOpen = `${now.day} ${now.time}`;
  const choice = useStretch({
    days: week.days,
    firstOpen,
    onAct: () => requestAnimationFrame(() => bar.current?.querySelector('input')?.focus()),
    onChosen: () => requestAnimationFrame(() => bringClear(grid.current, bar.current)),
  });
  const slots = choice.stretch ? slotsIn(week.days, choice.stretch) : [];
  const giveUp = () => {
    const back = choice.stop;
    choice.clear();
    grid.current?.querySelector<HTMLElement>(`[data-slot="${back}"]`)?.focus();
  };
  const reasonOf = (closure: number | null) => {
    const reasons = closure === null ? undefined : values.closures[closure]?.reasons;
    return reasons && (reasons[currentLanguage()] || reasons.RU);
  };
  return (
    <SectionCard title={t('parameters.calendar.title')} hint={t('parameters.calendar.hint')}>
      <WeekBar first={first} today={now.day} onShow={show} />
      <div ref={grid}>
        <WeekGrid
          week={week}
          today={now.day}
          firstOpen={firstOpen}
          chosen={new Set(slots.map(({ start }) => start))}
          choice={choice}
          reasonOf={reasonOf}
        />
      </div>
      <WeekLegend />
      {slots.length > 0 && (
        <StretchBar
          ref={bar}
          form={form}
          slots={slots}
          booked={slots.reduce((sum, { start }) => sum + week.bookedAt(start), 0)}
          onExtend={choice.extend}
          onClose={giveUp}
        />
      )}
    </SectionCard>
  );
};
