import { useTranslation } from 'react-i18next';
import { isOneOf } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { hasPass } from '../../../domain/booking/booking-rules.ts';
import {
  useArrivalWindow,
  useCancellationWords,
  useToldArrival,
} from '../../../domain/booking/booking-words.ts';
import { qrOf } from '../../../domain/booking/pass-links.ts';
import { QrCode } from '../../../domain/booking/qr-code.tsx';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import ticket from '../../../domain/booking/ticket.module.css';
import { longDay, wallDay, wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { forecastWords, gateWords } from '../../../domain/queue/line-words.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import card from '../../../ui/card/card.module.css';
import text from '../../../ui/text/text.module.css';
import { useLineRow } from './booking-in-line.ts';
import styles from './booking-panel.module.css';

const keys = {
  early: 'boardBookings.expected.arrive',
  now: 'boardBookings.expected.arriveNow',
  late: 'boardBookings.expected.arriveLate',
} as const;

const useExpectedWords = (booking: Booking) => {
  const { t } = useTranslation();
  const told = useToldArrival(useArrivalWindow(booking));
  return told && t(keys[told.phase], told.times);
};

type Props = { readonly booking: Booking };

const useStatusDetail = ({ booking }: Props) => {
  const { t } = useTranslation();
  const { row } = useLineRow(booking.id);
  const position = row?.position ?? booking.queue?.position;
  if (booking.bookingStatus !== 'WAITING' || position == null) return undefined;
  return t('boardBookings.panel.position', { count: position, ordinal: true });
};

const usePassWords = ({ booking }: Props): (string | undefined)[] => {
  const { t } = useTranslation();
  const { row } = useLineRow(booking.id);
  const toArrive = useExpectedWords(booking);
  const cancellationWords = useCancellationWords();
  const { bookingStatus, arrivedAt, calledAt, recalledAt, leftAt, gate, pendingChanges } = booking;
  const forecast = row && forecastWords(row);
  const isExpected = isOneOf(['BOOKED', 'WAITING_FOR_CHANGES_CONFIRMATION'], bookingStatus);
  const reason = bookingStatus === 'CANCELED' ? cancellationWords(booking) : undefined;
  return [
    isExpected ? toArrive : undefined,
    pendingChanges && t('boardBookings.panel.asksFor', { when: whenWords(pendingChanges.dateBooked) }),
    arrivedAt && t('boardBookings.panel.arrivedAt', { time: wallTime(arrivedAt) }),
    bookingStatus === 'WAITING' && forecast ? t('boardBookings.panel.forecast', { forecast }) : undefined,
    calledAt && t('boardBookings.panel.calledAt', { time: wallTime(calledAt) }),
    recalledAt && t('boardBookings.panel.recalledAt', { time: wallTime(recalledAt) }),
    calledAt && gate ? gateWords(gate) : undefined,
    leftAt && t('boardBookings.panel.leftAt', { time: wallTime(leftAt) }),
    reason && t('boardBookings.panel.reason', { reason }),
  ];
};

export const BookingPass = ({ booking }: Props) => {
  const detail = useStatusDetail({ booking });
  const words = usePassWords({ booking }).filter(Boolean);
  const { dateBooked, slotEnd, bookingStatus, formattedBookingNumber } = booking;
  return (
    <div className={`${card.frame} ${styles.pass}`} data-ended={!hasPass(booking)}>
      <div>
        <StatusBadge status={bookingStatus} {...(detail !== undefined && { detail })} />
        <h2>
          {longDay(wallDay(dateBooked))}
          <br />
          {wallTime(dateBooked)}–{wallTime(slotEnd)}
        </h2>
        <Plate text={booking.vehicleRegistrationPlate} size="md" />
        {words.length > 0 && (
          <p className={`${text.hint} ${text.clamp} ${styles.words}`} title={listWords(words)}>
            {listWords(words)}
          </p>
        )}
      </div>
      <div className={ticket.stub}>
        {hasPass(booking) && (
          <QrCode text={qrOf(booking)} label={formattedBookingNumber} className={styles.qr} />
        )}
        <span className={text.code}>{formattedBookingNumber}</span>
      </div>
    </div>
  );
};
