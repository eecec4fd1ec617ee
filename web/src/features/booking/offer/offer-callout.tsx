import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { fetchBody } from '../../../lib/api.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import choices from '../choices.module.css';

type Props = {
  readonly id: string;
  readonly dateBooked: string;
  readonly offered: string;
  readonly until: string;
};

/** A reopened checkpoint offers an earlier time: taken or left without a code. */
export const OfferCallout = ({ id, dateBooked, offered, until }: Props) => {
  const { t } = useTranslation();
  const answering = useMutation({
    mutationFn: (take: boolean) =>
      take
        ? fetchBody('POST /booking/{id}/offer', { params: { id } })
        : fetchBody('DELETE /booking/{id}/offer', { params: { id } }),
    networkMode: 'always',
    onError: (error) => void handleRefusal(error),
    onSettled: () => void outdateBookings(),
  });
  const isBusy = (take: boolean) => answering.isPending && answering.variables === take;
  return (
    <Callout role="status">
      <p>
        <strong>{t('booking.offer.title', { when: whenWords(offered) })}</strong>
      </p>
      <p>{t('booking.offer.until', { now: whenWords(dateBooked), until: wallTime(until) })}</p>
      <div className={`${layout.row} ${choices.choices}`}>
        <Button loading={isBusy(true)} disabled={isBusy(false)} onClick={() => answering.mutate(true)}>
          {t('booking.offer.take', { time: wallTime(offered) })}
        </Button>
        <Button
          variant="default"
          loading={isBusy(false)}
          disabled={isBusy(true)}
          onClick={() => answering.mutate(false)}
        >
          {t('booking.offer.keep', { time: wallTime(dateBooked) })}
        </Button>
      </div>
    </Callout>
  );
};
