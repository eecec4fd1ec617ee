import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { isExpected } from '../../../domain/booking/booking-rules.ts';
import { useArrivalWords, useCancellationWords } from '../../../domain/booking/booking-words.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import styles from './booking-card.module.css';
import { CardActions } from './card-actions.tsx';
import { CardStub } from './card-stub.tsx';
import { cardIdOf } from './focus-bookings.ts';
import { HoldBadge } from './hold-badge.tsx';

type CardProps = { readonly booking: Booking };

const Badge = ({ booking }: CardProps) => {
  const { t } = useTranslation();
  const { bookingStatus, confirmation, queue } = booking;
  if (confirmation) return <HoldBadge status={bookingStatus} confirmation={confirmation} />;
  const isInLine = bookingStatus === 'WAITING' && queue;
  return (
    <StatusBadge
      status={bookingStatus}
      {...(isInLine && { detail: t('booking.mine.position', { position: queue.position }) })}
    />
  );
};

/** A called driver is told to go now, a waiting one when the call is expected, any other one the booked time. */
const useHeadline = ({ bookingStatus, dateBooked, queue }: Booking) => {
  const { t } = useTranslation();
  if (bookingStatus === 'GO_TO_GATE') return t('booking.mine.now');
  if (bookingStatus === 'WAITING' && queue?.etaFrom && queue.etaTo)
    return t('booking.mine.eta', { from: wallTime(queue.etaFrom), to: wallTime(queue.etaTo) });
  return whenWords(dateBooked);
};

const useDetails = (booking: Booking): readonly string[] => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  const cancellationWords = useCancellationWords();
  const arrival = useArrivalWords(booking);
  const { bookingStatus, cancellationReason, cargoType, queue } = booking;
  const cargo = cargoName(cargoType);
  if (bookingStatus === 'WAITING') return queue ? [t('booking.mine.ahead', { count: queue.ahead })] : [cargo];
  if (bookingStatus === 'CANCELED')
    return cancellationReason ? [cargo, cancellationWords(cancellationReason)] : [cargo];
  return isExpected(booking) && arrival ? [cargo, arrival] : [cargo];
};

const PendingChange = ({ booking }: CardProps) => {
  const { t } = useTranslation();
  if (!booking.pendingChanges) return null;
  return (
    <div className={styles.pending}>
      <p>{t('booking.mine.pending', { when: whenWords(booking.pendingChanges.dateBooked) })}</p>
      <p>{t('booking.mine.pendingEnds', { when: whenWords(booking.dateBooked) })}</p>
    </div>
  );
};

/** A booking as a pass: when, what, which truck, and what can be done about it. */
export const BookingCard = ({ booking }: CardProps) => {
  const headline = useHeadline(booking);
  const [first, ...others] = useDetails(booking);
  return (
    <article
      id={cardIdOf(booking.id)}
      className={styles.card}
      data-status={booking.bookingStatus}
      tabIndex={-1}
    >
      <div className={styles.main}>
        <Badge booking={booking} />
        <h3 className={styles.time}>{headline}</h3>
        <Plate text={booking.vehicleRegistrationPlate} />
        <p className={styles.line}>
          {booking.formattedBookingNumber} • {first}
        </p>
        {others.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
        <PendingChange booking={booking} />
        <CardActions booking={booking} />
      </div>
      <CardStub booking={booking} />
    </article>
  );
};
