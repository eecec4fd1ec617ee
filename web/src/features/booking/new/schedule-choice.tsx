import { Button, Skeleton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Skeleton.css';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { longDay, wallDay, wallTime } from '../checkpoint-words.ts';
import { DayStrip } from './day-strip.tsx';
import styles from './new-booking.module.css';
import { SlotGrid } from './slot-grid.tsx';
import type { Schedule } from './use-schedule.ts';

type ScheduleChoiceProps = { readonly schedule: Schedule; readonly priority: boolean };

/** Day, then time; the earliest free place of the day is one tap away. */
export const ScheduleChoice = ({ schedule, priority }: ScheduleChoiceProps) => {
  const { t } = useTranslation();
  const { days, day, slots, slot, earliest } = schedule;
  if (schedule.failed && days.length === 0)
    return <LoadFailure message={t('booking.new.loadFailed')} onRetry={schedule.retry} />;
  if (days.length === 0) return <Skeleton height={320} radius="lg" aria-hidden="true" />;
  return (
    <>
      <h2 className={styles.label}>{t('booking.new.day')}</h2>
      <DayStrip days={days} chosen={day} onChoose={schedule.chooseDay} />
      <div className={styles.row}>
        <h2 className={styles.label}>{t('booking.new.time')}</h2>
        {earliest && (
          <Button variant="subtle" size="compact-md" onClick={() => schedule.chooseSlot(earliest)}>
            {t('booking.new.asap', { day: longDay(wallDay(earliest)), time: wallTime(earliest) })}
          </Button>
        )}
      </div>
      {slots ? (
        <SlotGrid slots={slots} priority={priority} chosen={slot} onChoose={schedule.chooseSlot} />
      ) : (
        <Skeleton height={240} radius="lg" aria-hidden="true" />
      )}
    </>
  );
};
