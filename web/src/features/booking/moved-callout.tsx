import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { outdateBookings } from '../../domain/booking/own-bookings.ts';
import { whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { call } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';

const Acknowledge = ({ id }: Pick<Booking, 'id'>) => {
  const { t } = useTranslation();
  const acknowledging = useMutation({
    mutationFn: () => call('POST /booking/{id}/acknowledge-move', { params: { id }, expect: 200 }),
    networkMode: 'always',
    onError: (error) => void handleRefusal(error),
    onSettled: () => void outdateBookings(),
  });
  return (
    <Button variant="default" loading={acknowledging.isPending} onClick={() => acknowledging.mutate()}>
      {t('booking.moved.acknowledge')}
    </Button>
  );
};

type MovedCalloutProps = Pick<Booking, 'moved' | 'dateBooked'> & {
  /** Only the owner has the id, and can acknowledge the move. */
  readonly id?: string | undefined;
};

export const MovedCallout = ({ moved, dateBooked, id }: MovedCalloutProps) => {
  const { t } = useTranslation();
  if (!moved || moved.acknowledgedAt !== undefined) return null;
  return (
    <Callout role="status">
      <p>
        <strong>
          {t('booking.moved.title', { from: whenWords(moved.from), to: whenWords(dateBooked) })}
        </strong>
      </p>
      <p>{t('booking.reason', { reason: moved.reasons[currentLanguage()] })}</p>
      {id !== undefined && <Acknowledge id={id} />}
    </Callout>
  );
};
