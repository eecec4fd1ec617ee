import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { outdateBookings } from '../../domain/booking/own-bookings.ts';
import { whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { call } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import { Notice } from '../../ui/notice/notice.tsx';

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

type MovedNoticeProps = Pick<Booking, 'moved' | 'dateBooked'> & {
  /** Set for the owner only, who can acknowledge. */
  readonly id?: string | undefined;
};

/** Shown until the driver acknowledges the move. */
export const MovedNotice = ({ moved, dateBooked, id }: MovedNoticeProps) => {
  const { t } = useTranslation();
  if (!moved || moved.acknowledgedAt !== undefined) return null;
  return (
    <Notice role="status">
      <p>
        <strong>
          {t('booking.moved.title', { from: whenWords(moved.from), to: whenWords(dateBooked) })}
        </strong>
      </p>
      <p>{t('booking.reason', { reason: moved.reasons[currentLanguage()] })}</p>
      {id !== undefined && <Acknowledge id={id} />}
    </Notice>
  );
};
