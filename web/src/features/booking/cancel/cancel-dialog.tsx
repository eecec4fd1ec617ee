import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import chips from '../../../ui/chips/chips.module.css';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useGivingUp } from '../../../ui/unsaved/ask-to-leave.ts';
import { isStrike } from './cancel-cost.ts';

const reasons = ['plans', 'breakdown', 'delay', 'cargo'] as const;

const CostCallout = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  if (!params) return null;
  if (!isStrike(booking, params, Date.now())) return <p>{t('booking.cancel.free')}</p>;
  const { warningsBeforeBan: warnings, warningLifetimeDays: lifetimeDays, banDays } = params;
  return (
    <Callout>
      <p>{t('booking.cancel.strike')}</p>
      <p>{t('booking.cancel.ban', { warnings, lifetimeDays, banDays })}</p>
    </Callout>
  );
};

type CancelDialogProps = { readonly booking: Booking; readonly close: (reason: string) => void };

export const CancelDialog = ({ booking, close }: CancelDialogProps) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isBlank, setIsBlank] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const usual = reasons.map((name) => t(`booking.cancel.reasons.${name}`));
  const isTyped = text.trim() !== '' && !usual.includes(text);
  const giveUp = useGivingUp(
    () => isTyped,
    () => close(''),
  );
  const write = (next: string) => {
    setText(next);
    setIsBlank(false);
  };
  const submit = () => {
    const reason = text.trim();
    if (reason !== '') return close(reason);
    setIsBlank(true);
    box.current?.focus();
  };
  return (
    <DialogFrame
      title={t('booking.mine.cancelTitle')}
      actions={
        <>
          <Button variant="default" onClick={() => void giveUp()}>
            {t('booking.mine.keep')}
          </Button>
          <Button color="red" onClick={submit}>
            {t('booking.mine.cancelOk')}
          </Button>
        </>
      }
    >
      <div className={layout.row}>
        <h3>{whenWords(booking.dateBooked)}</h3>
        <Plate text={booking.vehicleRegistrationPlate} />
      </div>
      <p>{t('booking.mine.cancelMessage', { number: booking.formattedBookingNumber })}</p>
      <CostCallout booking={booking} />
      <fieldset className={chips.chips} aria-label={t('booking.cancel.usual')}>
        {usual.map((reason) => (
          <button
            key={reason}
            type="button"
            className={chips.chip}
            aria-pressed={text === reason}
            onClick={() => write(reason)}
          >
            {reason}
          </button>
        ))}
      </fieldset>
      <Textarea
        ref={box}
        rows={2}
        maxLength={500}
        label={t('booking.mine.cancelReason')}
        value={text}
        error={isBlank && t('dialogs.specifyReason')}
        // On a small phone it would appear below what can be seen of the dialog.
        errorProps={{ ref: (error: HTMLElement | null) => error?.scrollIntoView({ block: 'nearest' }) }}
        onChange={(event) => write(event.currentTarget.value)}
      />
    </DialogFrame>
  );
};
