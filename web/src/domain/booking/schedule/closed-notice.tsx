import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SlotClosure, TimeSlot } from '#contract/bookings/time-slots.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { wallTime, whenWords } from '../../checkpoint/checkpoint-words.ts';
import { closuresOf } from './closures.ts';
import type { Schedule } from './use-schedule.ts';

const reasonOf = ({ reasons }: SlotClosure) => reasons?.[currentLanguage()];

type ClosedDayProps = { readonly schedule: Schedule; readonly closure: SlotClosure | undefined };

/** A day on which nothing is sold: why, and when it goes on. */
export const ClosedDay = ({ schedule, closure }: ClosedDayProps) => {
  const { t } = useTranslation();
  const reason = closure && reasonOf(closure);
  const opensAt = closure?.opensAt;
  return (
    <Notice role="status">
      <p>{t('booking.new.closedDay')}</p>
      {reason && <p>{t('booking.reason', { reason })}</p>}
      {opensAt && (
        <Button variant="default" onClick={() => schedule.chooseDayOf(opensAt)}>
          {t('booking.new.opensAt', { when: whenWords(opensAt) })}
        </Button>
      )}
    </Notice>
  );
};

/** Part of a day is closed: which hours, and why. */
export const ClosedHours = ({ slots }: { readonly slots: readonly TimeSlot[] }) => {
  const { t } = useTranslation();
  const told = closuresOf(slots).filter(({ closure }) => reasonOf(closure));
  if (told.length === 0) return null;
  return (
    <Notice>
      {told.map(({ from, to, closure }) => (
        <p key={from}>
          {t('booking.new.closedHours', {
            from: wallTime(from),
            to: wallTime(to),
            reason: reasonOf(closure),
          })}
        </p>
      ))}
    </Notice>
  );
};
