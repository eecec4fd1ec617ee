import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { hasPass } from '../../../domain/booking/booking-rules.ts';
import { useArrivalWords, useZoneWords } from '../../../domain/booking/booking-words.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { bookingQuery, refreshMs } from '../../../domain/booking/own-bookings.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { longDay, wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import ticket from '../ticket.module.css';
import styles from './pass.module.css';
import { QrCode } from './qr-code.tsx';
import { useCalendarFile } from './use-calendar-file.ts';
import { VoidPass } from './void-pass.tsx';

/** As it was opened, and renewed while it is looked at: the call to the gate may come meanwhile. */
const useLiveBooking = (opened: Booking): Booking => {
  const { data } = useQuery({
    ...bookingQuery(opened.id),
    initialData: opened,
    refetchInterval: refreshMs,
  });
  return data.version < opened.version ? opened : data;
};

const Facts = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  const { lastNameOfDriver, firstNameOfDriver, patronymicOfDriver, vehicleModel, cargoType } = booking;
  const driver = [lastNameOfDriver, firstNameOfDriver, patronymicOfDriver].filter(Boolean).join(' ');
  return (
    <dl className={styles.facts}>
      <dt>{t('booking.pass.vehicle')}</dt>
      <dd>{vehicleModel}</dd>
      <dt>{t('booking.pass.driver')}</dt>
      <dd>{driver}</dd>
      <dt>{t('booking.pass.cargo')}</dt>
      <dd>{cargoName(cargoType)}</dd>
    </dl>
  );
};

/** When to come; once there, how many are ahead. */
const useAdvice = (booking: Booking) => {
  const { t } = useTranslation();
  const arrival = useArrivalWords(booking);
  const { bookingStatus, queue } = booking;
  if (bookingStatus === 'WAITING') return queue && t('booking.mine.ahead', { count: queue.ahead });
  return bookingStatus === 'GO_TO_GATE' ? undefined : arrival;
};

const Pass = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const zone = useZoneWords(booking);
  const advice = useAdvice(booking);
  const { bookingStatus, dateBooked, slotEnd, formattedBookingNumber: number } = booking;
  return (
    <div className={styles.pass} data-pass data-status={bookingStatus}>
      <div className={styles.main}>
        <StatusBadge status={bookingStatus} />
        <p className={styles.day}>{longDay(wallDay(dateBooked))}</p>
        <p className={styles.time}>
          {wallTime(dateBooked)} – {wallTime(slotEnd)}
        </p>
        <p className={styles.zone}>{zone}</p>
        <Plate text={booking.vehicleRegistrationPlate} size="lg" />
        {advice && <p className={styles.advice}>{advice}</p>}
        <Facts booking={booking} />
      </div>
      <div className={`${ticket.stub} ${styles.stub}`} data-tears="across">
        <QrCode text={number} className={styles.qr} />
        <p className={styles.number}>{number}</p>
        <p className={styles.hint}>{t('booking.pass.show')}</p>
      </div>
    </div>
  );
};

const Tools = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const saveCalendarFile = useCalendarFile(booking);
  return (
    <div className={styles.tools}>
      <Button variant="light" onClick={() => window.print()}>
        {t('booking.pass.print')}
      </Button>
      <Button variant="light" onClick={saveCalendarFile}>
        {t('booking.pass.calendar')}
      </Button>
    </div>
  );
};

type PassDialogProps = { readonly booking: Booking; readonly close: () => void };

/** The pass that is shown at the gate: on the screen or on paper; it can also be kept in a calendar. */
export const PassDialog = ({ booking: opened, close }: PassDialogProps) => {
  const { t } = useTranslation();
  const booking = useLiveBooking(opened);
  const closing = useRef<HTMLButtonElement>(null);
  const isValid = hasPass(booking);
  // The tools go with the pass, and one of them may have had the focus.
  useEffect(() => {
    if (!isValid) closing.current?.focus({ preventScroll: true });
  }, [isValid]);
  return (
    <DialogFrame
      size="lg"
      title={t('booking.pass.title')}
      actions={
        <Button ref={closing} data-autofocus onClick={() => close()}>
          {t('booking.pass.close')}
        </Button>
      }
    >
      {isValid ? <Pass booking={booking} /> : <VoidPass booking={booking} />}
      {isValid && <Tools booking={booking} />}
    </DialogFrame>
  );
};
