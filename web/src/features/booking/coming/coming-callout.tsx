import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { useActiveBookings } from '../../../domain/booking/own-bookings.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useAnswer } from '../answering.ts';
import { isStrike } from '../cancel/cancel-cost.ts';
import { showBooking } from '../mine/focus-bookings.ts';
import { ComingAnswers } from './coming-answers.tsx';

/** Stands above the form and the cards, because the card with the question may be far below. */
export const AskedNow = () => {
  const { t } = useTranslation();
  const asked = useActiveBookings().filter(({ coming }) => coming?.state === 'ASKED');
  const [first] = asked;
  if (!first) return null;
  return (
    <Callout role="status">
      <div className={layout.apart}>
        <strong>{t('booking.coming.ask', { count: asked.length })}</strong>
        <Button variant="default" onClick={() => showBooking(first.id)}>
          {t('booking.coming.answer')}
        </Button>
      </div>
    </Callout>
  );
};

export const ComingCallout = ({ booking }: { readonly booking: Booking }) => {
  const { id, coming, dateBooked } = booking;
  const { data: params } = useQuery(bookingParamsQuery);
  const answering = useAnswer(id);
  const now = useNow().getTime();
  if (!coming) return null;
  const noIsLate = params !== undefined && isStrike(booking, params, now);
  return <ComingAnswers {...answering} shown={{ ...coming, dateBooked, onlyYes: false, noIsLate }} />;
};
