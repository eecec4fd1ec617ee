import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { useArrivalWindow } from '../../../domain/booking/booking-words.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { fetchBody } from '../../../lib/api.ts';
import { useQuiet } from '../../../lib/screen/quiet.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
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
  const request = { params: { id: booking.id } } as const;
  const answering = useMutation({
    mutationFn: (take: boolean) =>
      take
        ? fetchBody('POST /booking/{id}/offer', request)
        : fetchBody('DELETE /booking/{id}/offer', request),
    networkMode: 'always',
    onSuccess: (answered, take) => {
      if (take) showPass(answered);
    },
    onError: (error) => void handleRefusal(error),
    onSettled: () => void outdateWaiting(),
  });
  const isBusy = (take: boolean) => answering.isPending && answering.variables === take;
  const { offer, pendingChanges, dateBooked } = booking;
  return (
    <>
      <Button
        size="lg"
        fullWidth
        loading={isBusy(true)}
        disabled={isBusy(false)}
        onClick={() => answering.mutate(true)}
      >
        {pendingChanges
          ? t('booking.offer.take', { time: wallTime(pendingChanges.dateBooked) })
          : t('booking.offer.takePlace')}
      </Button>
      <Button
        variant="default"
        fullWidth
        loading={isBusy(false)}
        disabled={isBusy(true)}
        onClick={() => answering.mutate(false)}
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
  const { id, offer, pendingChanges, vehicleRegistrationPlate, vehicleModel } = booking;
  const { dateBooked: offered, slotEnd } = offeredBy(booking);
  const window = useArrivalWindow({ dateBooked: offered, slotEnd });
  const reload = useCallback(() => void outdateWaiting(), []);
  useQuiet();
  if (!offer) return null;
  const face = {
    offered,
    until: offer.until,
    plate: vehicleRegistrationPlate,
    model: vehicleModel,
    arrival: window && { from: window.from, until: window.onTimeUntil },
    present: pendingChanges && booking.dateBooked,
  };
  return (
    <OfferTicket
      id={cardIdOf(id)}
      offer={face}
      title={t(`booking.offer.titles.${offer.kind}`)}
      onOver={reload}
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
