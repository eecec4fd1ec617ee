import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { useArrivalWindow } from '../../../domain/booking/booking-words.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { outdateDraws } from '../../../domain/draw/draws.ts';
import { useQuiet } from '../../../lib/screen/quiet.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { useOfferAnswer } from '../answering.ts';
import { cardIdOf } from '../mine/focus-bookings.ts';
import { useShowPass } from '../pass/use-show-pass.ts';
import { outdateWaiting } from '../waiting/waiting-entries.ts';
import { OfferTicket } from './offer-ticket.tsx';

type OfOffer = { readonly booking: Booking };

const offeredBy = ({ dateBooked, slotEnd, pendingChanges }: Booking) =>
  pendingChanges ?? { dateBooked, slotEnd };

const Answer = ({ booking }: OfOffer) => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  const showPass = useShowPass();
  const { say, isSaying } = useOfferAnswer(booking.id, (answered, isTaken) => {
    // The card of an application would go on asking for the place.
    void outdateDraws();
    if (isTaken) showPass(answered);
  });
  const { offer, pendingChanges, dateBooked } = booking;
  return (
    <>
      <Button
        size="lg"
        fullWidth
        loading={isSaying(true)}
        disabled={isSaying(false)}
        onClick={() => say(true)}
      >
        {pendingChanges
          ? t('booking.offer.take', { time: wallTime(pendingChanges.dateBooked) })
          : t('booking.offer.takePlace')}
      </Button>
      <Button
        variant="default"
        fullWidth
        loading={isSaying(false)}
        disabled={isSaying(true)}
        onClick={() => say(false)}
      >
        {pendingChanges ? t('booking.offer.keep', { time: wallTime(dateBooked) }) : t('booking.offer.refuse')}
      </Button>
      {offer?.kind === 'WAITING_LIST' && params && (
        <p className={text.hint}>{t('booking.offer.rules', { count: params.waitingList.missedOffers })}</p>
      )}
    </>
  );
};

const OpenOffer = ({ booking }: OfOffer) => {
  const { t } = useTranslation();
  const { id, offer, pendingChanges } = booking;
  const { dateBooked: offered, slotEnd } = offeredBy(booking);
  const window = useArrivalWindow({ dateBooked: offered, slotEnd });
  useQuiet();
  if (!offer) return null;
  return (
    <OfferTicket
      id={cardIdOf(id)}
      offer={{ ...booking, offered, until: offer.until }}
      arrival={window && { from: window.from, until: window.onTimeUntil }}
      present={pendingChanges && booking.dateBooked}
      title={t(`booking.offer.titles.${offer.kind}`)}
      onOver={() => void outdateWaiting()}
    >
      <Answer booking={booking} />
    </OfferTicket>
  );
};

export const OpenOffers = ({ offered }: { readonly offered: readonly Booking[] }) => (
  <div className={layout.stack} style={{ gridColumn: '1 / -1' }} aria-live="assertive">
    {offered.map((booking) => (
      <OpenOffer key={`${booking.id} ${booking.offer?.until}`} booking={booking} />
    ))}
  </div>
);
