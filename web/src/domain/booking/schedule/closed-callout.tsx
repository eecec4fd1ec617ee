import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SlotClosure, TimeSlot } from '#contract/bookings/time-slots.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { longDay, wallDay, wallTime, whenWords } from '../../checkpoint/checkpoint-words.ts';
import { closuresOf } from './places.ts';
import type { Schedule } from './use-schedule.ts';

const reasonOf = ({ reasons }: SlotClosure) => reasons?.[currentLanguage()];

type ClosedDayProps = { readonly schedule: Schedule; readonly closure: SlotClosure | undefined };

export const ClosedDay = ({ schedule, closure }: ClosedDayProps) => {
  const { t } = useTranslation();
  const reason = closure && reasonOf(closure);
  const opensAt = closure?.opensAt;
  return (
    <Callout role="status">
      <p>{t('booking.new.closedDay')}</p>
      {reason && <p>{t('booking.reason', { reason })}</p>}
      {opensAt && (
        <Button variant="default" onClick={() => schedule.chooseDay(wallDay(opensAt))}>
          {t('booking.new.opensAt', { when: whenWords(opensAt) })}
        </Button>
      )}
    </Callout>
  );
};

type FullDayProps = Pick<ClosedDayProps, 'schedule'> & { readonly onWait?: (() => void) | undefined };

export const FullDay = ({ schedule, onWait }: FullDayProps) => {
  const { t } = useTranslation();
  const { nextFreeDay } = schedule;
  return (
    <Callout role="status">
      <p>{t('booking.new.fullDay')}</p>
      {nextFreeDay === null ? (
        <p>{t('booking.new.allFull')}</p>
      ) : (
        <Button variant="default" onClick={() => schedule.chooseDay(nextFreeDay)}>
          {t('booking.new.nextFreeDay', { day: longDay(nextFreeDay) })}
        </Button>
      )}
      {onWait && (
        <>
          <p>{t('booking.new.waitText')}</p>
          <Button variant="default" onClick={onWait}>
            {t('booking.new.wait')}
          </Button>
        </>
      )}
    </Callout>
  );
};

export const ClosedHours = ({ slots }: { readonly slots: readonly TimeSlot[] }) => {
  const { t } = useTranslation();
  const told = closuresOf(slots).filter(({ closure }) => reasonOf(closure));
  if (told.length === 0) return null;
  return (
    <Callout>
      {told.map(({ from, to, closure }) => (
        <p key={from}>
          {t('booking.new.closedHours', {
            from: wallTime(from),
            to: wallTime(to),
            reason: reasonOf(closure),
          })}
        </p>
      ))}
    </Callout>
  );
};
