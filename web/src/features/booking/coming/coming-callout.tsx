import { useQuery } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { isStrike } from '../cancel/cancel-cost.ts';
import { ComingAnswers } from './coming-answers.tsx';
import { useAnswer } from './use-answer.ts';

type Props = { readonly booking: Booking };

const AnswersOfBooking = ({
  booking,
  coming,
}: Props & { readonly coming: NonNullable<Booking['coming']> }) => {
  const { data: params } = useQuery(bookingParamsQuery);
  const answering = useAnswer(booking.id);
  const now = useNow().getTime();
  const noIsLate = params !== undefined && isStrike(booking, params, now);
  const shown = { ...coming, dateBooked: booking.dateBooked, onlyYes: false, noIsLate };
  return <ComingAnswers {...answering} shown={shown} />;
};

export const ComingCallout = ({ booking }: Props) =>
  booking.coming ? <AnswersOfBooking booking={booking} coming={booking.coming} /> : null;
