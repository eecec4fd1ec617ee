import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { accountQuery } from '../../../domain/account/account-query.ts';
import { phoneWords } from '../../../domain/account/phone-words.ts';
import { useArrivalWindow } from '../../../domain/booking/booking-words.ts';
import { longDay, wallDay, wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../booking-form.module.css';
import { useWaysOut } from '../panel-address.ts';

/** Mirrors the server's choice of channel: SMS if there is a usable phone, else e-mail. */
const useToldWords = () => {
  const { t } = useTranslation();
  return ({ phone, email }: Profile) => {
    const sms = phone && (phone.verified || !email?.verified);
    if (sms) return t('boardBookingForm.booked.sms', { phone: phoneWords(phone.value) });
    return email?.verified ? t('boardBookingForm.booked.letter', { email: email.value }) : undefined;
  };
};

const useWindowWords = (booking: Booking) => {
  const { t } = useTranslation();
  const window = useArrivalWindow(booking);
  if (!window) return undefined;
  const { from, onTimeUntil } = window;
  const day = wallDay(from);
  return t('booking.arrive', {
    day: longDay(day),
    from: wallTime(from),
    to: wallDay(onTimeUntil) === day ? wallTime(onTimeUntil) : whenWords(onTimeUntil),
  });
};

type Props = { readonly booking: Booking; readonly onAnother: () => void };

/** To be read out to the caller: number, time, when to come, where the message goes. */
export const BookedCard = ({ booking, onAnother }: Props) => {
  const { t } = useTranslation();
  const { data: account } = useQuery(accountQuery(booking.userId));
  const told = useToldWords();
  const window = useWindowWords(booking);
  const { toBooking } = useWaysOut();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const facts = [
    ['number', booking.formattedBookingNumber],
    ['time', whenWords(booking.dateBooked)],
    ['arrival', window],
    ['truck', <Plate key="plate" text={booking.vehicleRegistrationPlate} />],
  ] as const;
  return (
    <section className={layout.stack} role="status">
      <h2 ref={title} className={styles.title} tabIndex={-1}>
        {t('boardBookingForm.booked.title')}
      </h2>
      <Callout tone="green">
        <dl className={layout.stack}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className={text.small}>{t(`boardBookingForm.booked.${name}`)}</dt>
              <dd className={`${text.strong} ${name === 'number' || name === 'time' ? styles.big : ''}`}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Callout>
      {account && <p className={text.hint}>{told(account)}</p>}
      <Button fullWidth onClick={() => toBooking(booking.id, 'sure')}>
        {t('boardBookingForm.booked.open')}
      </Button>
      <Button fullWidth variant="default" onClick={onAnother}>
        {t('boardBookingForm.booked.another')}
      </Button>
    </section>
  );
};
