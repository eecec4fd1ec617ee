import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { Suggestions } from '../../../domain/booking/schedule/suggestions.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { CaptchaCallout } from '../../../ui/captcha/captcha-callout.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import { InfoLabel } from '../../../ui/info-label/info-label.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './new-booking.module.css';
import type { NewBookingState } from './use-new-booking.ts';

const HoldHint = () => {
  const { t } = useTranslation();
  const { data } = useQuery(bookingParamsQuery);
  return data ? (
    <div className={styles.hold}>
      <InfoLabel
        text={t('booking.new.hold', { count: data.confirmationMinutes })}
        tooltip={t('booking.new.holdWhy')}
      />
    </div>
  ) : null;
};

type BookingActionsProps = { readonly state: NewBookingState; readonly blocked: boolean };

export const BookingActions = ({ state, blocked }: BookingActionsProps) => {
  const { t } = useTranslation();
  const { flow, schedule, documents, suggested } = state;
  const { slot } = schedule;
  const cannot = blocked || documents.isBusy || !state.canBook;
  return (
    <>
      <Suggestions schedule={schedule} suggested={suggested} />
      <CaptchaCallout checking={state.checking} />
      <div className={layout.stack}>
        <SubmitButton disabled={cannot || slot === null} isPressed={!state.isAsap}>
          {slot === null ? t('booking.new.choose') : t('booking.new.submit', { when: whenWords(slot) })}
        </SubmitButton>
        <Button
          variant="light"
          loading={state.isAsap}
          disabled={cannot || flow.submitting}
          onClick={state.bookAsap}
          fullWidth
        >
          {schedule.firstFree === null
            ? t('booking.new.asap')
            : t('booking.new.asapAt', { when: whenWords(schedule.firstFree) })}
        </Button>
      </div>
      <HoldHint />
    </>
  );
};
