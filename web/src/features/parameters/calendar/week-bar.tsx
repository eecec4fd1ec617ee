import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { addDays } from '../../../ui/date-picker/calendar-day.ts';
import { shownDays } from './calendar-slots.ts';
import styles from './week-bar.module.css';

type WeekBarProps = {
  readonly first: string;
  readonly today: string;
  readonly onShow: (first: string) => void;
};

export const WeekBar = ({ first, today, onShow }: WeekBarProps) => {
  const { t } = useTranslation();
  const turn = (days: number) => () => onShow(addDays(first, days));
  return (
    <div className={styles.bar}>
      <IconButton label={t('parameters.calendar.earlier')} icon="back" onPress={turn(-shownDays)} />
      <p aria-live="polite">
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
