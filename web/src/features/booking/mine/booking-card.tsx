import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { StrikesLink } from '../../../domain/appeal/strikes-link.tsx';
import { hasPass, isExpected, standsAbove } from '../../../domain/booking/booking-rules.ts';
import {
  useArrivalWindow,
  useArrivalWords,
  useCancellationWords,
} from '../../../domain/booking/booking-words.ts';
import { useCargoName } from '../../../domain/booking/cargo-types.ts';
import { qrOf } from '../../../domain/booking/pass-links.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import ticket from '../../../domain/booking/ticket.module.css';
import { wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { lazyOrNothing } from '../../../lib/screen/lazy-or-nothing.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import card from '../../../ui/card/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { ComingCallout } from '../coming/coming-callout.tsx';
import { LineNotes } from '../line/line-notes.tsx';
import { LinePlace } from '../line/line-place.tsx';
import { useLineRows, withLine } from '../line/line-rows.ts';
import { MovedCallout } from '../moved-callout.tsx';
import { OfferCallout } from '../offer/offer-callout.tsx';
import { useShowPass } from '../pass/use-show-pass.ts';
import { CardActions } from './card-actions.tsx';
import { cardIdOf } from './focus-bookings.ts';
import { HoldBadge } from './hold-badge.tsx';
import styles from './mine.module.css';

const stub = `${ticket.stub} ${styles.stub}`;

/** If this code cannot be loaded, the card still shows the number. */
const QrCode = lazyOrNothing(async () => (await import('../../../domain/booking/qr-code.tsx')).QrCode);

/** Preloads the pass page, because it must work without a network later. */
const preloadPass = () => {
  import('../pass/own-pass-page.tsx').catch(() => undefined);
};

const PassStub = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const showPass = useShowPass();
  useEffect(preloadPass, []);
  const number = booking.formattedBookingNumber;
  return (
    <button
      type="button"
      className={stub}
      aria-label={t('booking.mine.openPassOf', { number })}
      onClick={() => showPass(booking)}
    >
      <Suspense>
        <QrCode text={qrOf(booking)} label={number} />
      </Suspense>
    </button>
  );
};

const CardStub = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  if (hasPass(booking)) return <PassStub booking={booking} />;
  if (booking.bookingStatus !== 'WAITING_FOR_CONFIRMATION') return null;
  return (
    <div className={stub}>
      <p className={text.hint}>{t('booking.mine.passAfterCode')}</p>
    </div>
  );
};

type CardProps = { readonly booking: Booking };

/** A booking with an offer is shown as booked, because nothing waits for a code. */
const Badge = ({ booking: { bookingStatus, confirmation, offer } }: CardProps) =>
  confirmation ? (
    <HoldBadge status={bookingStatus} confirmation={confirmation} />
  ) : (
    <StatusBadge status={offer ? 'BOOKED' : bookingStatus} />
  );

const Headline = ({ booking: { bookingStatus, dateBooked, queue, gate } }: CardProps) => {
  const { t } = useTranslation();
  if (bookingStatus === 'WAITING' && queue) return <LinePlace place={queue} />;
  if (bookingStatus !== 'GO_TO_GATE') return <h2 className={styles.time}>{whenWords(dateBooked)}</h2>;
  return <h2 className={styles.time}>{gate ? t('booking.mine.nowAt', { gate }) : t('booking.mine.now')}</h2>;
};

const useDetails = (booking: Booking): readonly string[] => {
  const cargoName = useCargoName();
  const cancellationWords = useCancellationWords();
  const arrival = useArrivalWords(useArrivalWindow(booking), booking.dateBooked);
  const cargo = cargoName(booking.cargoType);
  const directions = booking.gateDirections?.[currentLanguage()];
  if (directions) return [directions, cargo];
  const isTold = booking.coming?.state === 'RECLAIMED';
  const reason = booking.bookingStatus === 'CANCELED' && !isTold ? cancellationWords(booking) : undefined;
  if (reason) return [cargo, reason];
  return isExpected(booking) && arrival ? [arrival, cargo] : [cargo];
};

/** Only the live queue knows `late`. */
const Waiting = ({ booking: { bookingStatus, formattedBookingNumber, hasPriority, queue } }: CardProps) => {
  const late = useLineRows()?.get(formattedBookingNumber)?.late ?? false;
  if (bookingStatus !== 'WAITING') return null;
  return <LineNotes late={late} hasPriority={hasPriority} hasForecast={Boolean(queue?.etaFrom)} />;
};

const PendingChange = ({ booking }: CardProps) => {
  const { t } = useTranslation();
  const { id, dateBooked, pendingChanges, offer } = booking;
  if (!pendingChanges || standsAbove(booking)) return null;
  const { dateBooked: offered } = pendingChanges;
  if (offer) return <OfferCallout id={id} dateBooked={dateBooked} offered={offered} until={offer.until} />;
  return (
    <Callout>
      <p>
        <strong>{t('booking.mine.pending', { when: whenWords(offered) })}</strong>
      </p>
      <p>{t('booking.mine.pendingEnds', { when: whenWords(dateBooked) })}</p>
    </Callout>
  );
};

export const BookingCard = ({ booking: listed }: CardProps) => {
  const booking = withLine(listed, useLineRows());
  const { t } = useTranslation();
  const details = useDetails(booking);
  const { bookingStatus, formattedBookingNumber, dateBooked } = booking;
  const number =
    bookingStatus === 'WAITING'
      ? t('booking.line.numberAndSlot', { number: formattedBookingNumber, time: wallTime(dateBooked) })
      : formattedBookingNumber;
  return (
    <article
      id={cardIdOf(booking.id)}
      className={`${card.frame} ${styles.card}`}
      data-status={booking.bookingStatus}
      tabIndex={-1}
    >
      <div className={`${layout.stack} ${styles.main}`}>
        <div className={`${layout.apart} ${styles.head}`}>
          <Badge booking={booking} />
          <span className={`${text.hint} ${text.figures}`}>{number}</span>
        </div>
        <MovedCallout {...booking} />
        <Headline booking={booking} />
        <div className={layout.row}>
          <Plate text={booking.vehicleRegistrationPlate} />
          <span className={`${text.dimmed} ${text.breaks}`}>{booking.vehicleModel}</span>
        </div>
        {details.map((line) => (
          <p key={line} className={`${text.dimmed} ${text.breaks}`}>
            {line}
          </p>
        ))}
        {booking.cancellationReason === 'NO_SHOW' && <StrikesLink vehicleId={booking.vehicleId} />}
        <Waiting booking={booking} />
        <PendingChange booking={booking} />
        <ComingCallout booking={booking} />
      </div>
      <CardStub booking={booking} />
      <CardActions booking={booking} />
    </article>
  );
};
