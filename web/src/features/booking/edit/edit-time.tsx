import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { ScheduleChoice } from '../../../domain/booking/schedule/schedule-choice.tsx';
import { Suggestions } from '../../../domain/booking/schedule/suggestions.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { useNow } from '../../../lib/screen/use-now.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { type MoveRule, moveRule } from './move-rule.ts';
import type { EditBooking } from './use-edit-booking.ts';

const useRuleWords = () => {
  const { t } = useTranslation();
  return (rule: MoveRule) => {
    if (!rule.can) return t(`booking.edit.cannot.${rule.why}`);
    const until = whenWords(rule.until);
    return rule.left === null
      ? t('booking.edit.unlimited', { until })
      : t('booking.edit.left', { count: rule.left, until });
  };
};

const useMoveRule = (booking: Booking) => {
  const { data: params } = useQuery(bookingParamsQuery);
  const now = useNow();
  return params && moveRule(booking, params, now.getTime());
};

/** The pressed button disappears when the times load, so the focus moves on. */
const focusFirst = (times: HTMLElement | null) =>
  (times?.querySelector<HTMLElement>('input:checked') ?? times)?.focus();

type EditTimeProps = { readonly booking: Booking; readonly edit: EditBooking };

export const EditTime = ({ booking, edit }: EditTimeProps) => {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const rule = useMoveRule(booking);
  const ruleWords = useRuleWords();
  return (
    <section className={layout.stack}>
      <div className={layout.row}>
        <h3>{whenWords(booking.dateBooked)}</h3>
        <Plate text={booking.vehicleRegistrationPlate} />
      </div>
      {rule && <p className={text.dimmed}>{ruleWords(rule)}</p>}
      {rule?.can && !choosing && (
        <Button variant="light" onClick={() => setChoosing(true)}>
          {t('booking.edit.chooseTime')}
        </Button>
      )}
      {rule?.can && choosing && (
        <div ref={focusFirst} className={layout.stack} tabIndex={-1}>
          <ScheduleChoice schedule={edit.schedule} priority={edit.cargo.priority} level={3} />
          <Suggestions schedule={edit.schedule} suggested={edit.suggested} />
          <p className={text.dimmed}>{t('booking.edit.holdsBoth')}</p>
        </div>
      )}
    </section>
  );
};
