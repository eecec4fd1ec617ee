import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import styles from './board-log.module.css';

type DayChoiceProps = {
  readonly date: string;
  readonly today: string;
  readonly onChange: (date: string) => void;
};

const shifted = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const DayChoice = ({ date, today, onChange }: DayChoiceProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.days}>
      <DatePicker
        label={t('boardLog.day')}
        value={date}
        max={today}
        onChange={(day) => {
          if (day !== '') onChange(day);
        }}
      />
      <Button variant="default" onClick={() => onChange(shifted(date, -1))}>
        {t('boardLog.previousDay')}
      </Button>
      <Button variant="default" disabled={date >= today} onClick={() => onChange(shifted(date, 1))}>
        {t('boardLog.nextDay')}
      </Button>
    </div>
  );
};
