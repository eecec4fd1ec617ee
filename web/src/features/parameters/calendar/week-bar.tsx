import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { addDays } from '../../../ui/date-picker/calendar-day.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { shownDays } from './calendar-slots.ts';
import styles from './week-bar.module.css';

type WeekBarProps = {
  readonly first: string;
  readonly today: string;
  readonly onShow: (first: string) => void;
};

const arrows = { back: 'M15 5l-7 7 7 7', on: 'M9 5l7 7-7 7' };

export const WeekBar = ({ first, today, onShow }: WeekBarProps) => {
  const { t } = useTranslation();
  const turn = (days: number, path: string, label: string) => (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      title={label}
      onClick={() => onShow(addDays(first, days))}
    >
      <Icon size={18}>
        <path d={path} />
      </Icon>
    </button>
  );
  return (
    <div className={styles.bar}>
      {turn(-shownDays, arrows.back, t('parameters.calendar.earlier'))}
      <p aria-live="polite">
        {longDay(first)} – {longDay(addDays(first, shownDays - 1))}
      </p>
      {turn(shownDays, arrows.on, t('parameters.calendar.later'))}
      {first !== today && (
        <Button variant="default" size="sm" onClick={() => onShow(today)}>
          {t('parameters.calendar.today')}
        </Button>
      )}
    </div>
  );
};

const marks = ['open', 'override', 'closed', 'changed'] as const;

/** What the colours mean. */
export const WeekLegend = () => {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend}>
      {marks.map((mark) => (
        <li key={mark}>
          <span className={styles.mark} data-mark={mark} aria-hidden="true" />
          {t(`parameters.calendar.legend.${mark}`)}
        </li>
      ))}
    </ul>
  );
};
