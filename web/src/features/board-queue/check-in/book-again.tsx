import { useQuery } from '@tanstack/react-query';
import { useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import { useCancellationWords } from '../../../domain/booking/booking-words.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { findBookingByNumber } from '../../../domain/queue/acts/queue-calls.ts';
import { tellFault } from '../../../domain/queue/acts/tell-fault.ts';
import { call, fetchBody } from '../../../lib/api.ts';
import { createKeyMaker } from '../../../lib/idempotency-key.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';

const sourceOf = (booking: Booking) => {
  const { vehicleId, cargoType, firstNameOfDriver, lastNameOfDriver, patronymicOfDriver } = booking;
  const { phoneNumber, email, language } = booking;
  const driver = { firstNameOfDriver, lastNameOfDriver, patronymicOfDriver };
  return { vehicleId, cargoType, ...driver, phoneNumber, email, language };
};

type Source = Pick<Booking, 'vehicleId'> & Partial<ReturnType<typeof sourceOf>>;

const longestPlate = 15;

/** The server finds any part of a plate, in both alphabets, so only one of equal length is the same plate. */
const lengthOf = (plate: string) => plateGroups(plate).replaceAll(/\s/gu, '').length;

const findTruck = async (text: string): Promise<Source | null> => {
  if (lengthOf(text) > longestPlate) return null;
  const body = await fetchBody('GET /vehicle/all', {
    query: { registrationPlate: text, size: 5 },
  });
  const same = body.content.filter(({ registrationPlate }) => lengthOf(registrationPlate) === lengthOf(text));
  const [truck] = same;
  return truck && same.length === 1 ? { vehicleId: truck.id } : null;
};

type Props = {
  /** Number of the ended booking. If absent, `text` is a plate. */
  readonly number: string | undefined;
  readonly text: string;
  readonly onCheckIn: (number: string) => void;
};

/** Books the nearest free slot for a truck that stands here without one, then checks it in. */
export const BookAgain = ({ number, text, onCheckIn }: Props) => {
  const { t } = useTranslation();
  const cancellationWords = useCancellationWords();
  const [booked, setBooked] = useState<Booking | null>(null);
  const [isBooking, startBooking] = useTransition();
  const keys = useRef(createKeyMaker());
  const { data } = useQuery({
    queryKey: ['queue', 'book-again', number ?? text],
    queryFn: async () => {
      if (number === undefined) return { source: await findTruck(text), reason: undefined };
      const booking = await findBookingByNumber(number);
      return { source: sourceOf(booking), reason: cancellationWords(booking) };
    },
    retry: false,
  });
  const book = async (source: Source) => {
    try {
      const headers = { 'Idempotency-Key': keys.current.keyFor(source) };
      setBooked((await call('POST /booking/asap', { body: source, headers, expect: 201 })).body);
    } catch (error) {
      tellFault(text, error);
    }
  };
  if (booked)
    return (
      <>
        <span>{t('boardQueue.bookAgain.booked', { when: whenWords(booked.dateBooked) })}</span>
        <TextButton onClick={() => onCheckIn(booked.formattedBookingNumber)}>
          {t('boardQueue.bookAgain.checkIn')}
        </TextButton>
      </>
    );
  return (
    <>
      {data?.reason && <span>{t('boardQueue.bookAgain.reason', { reason: data.reason })}</span>}
      {data && !data.source && <span>{t('boardQueue.bookAgain.unknown')}</span>}
      {data?.source && (
        <TextButton
          aria-busy={isBooking}
          onClick={() =>
            isBooking || startBooking(async () => void (data.source && (await book(data.source))))
          }
        >
          {t('boardQueue.bookAgain.book')}
        </TextButton>
      )}
    </>
  );
};
