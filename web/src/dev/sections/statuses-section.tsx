import { useTranslation } from 'react-i18next';
import { bookingStatuses } from '#contract/bookings/booking-status.ts';
import { type ShownStatus, StatusBadge } from '../../domain/booking/status-badge.tsx';
import { Example } from '../choice.tsx';

const banStatuses: readonly ShownStatus[] = ['UNBANNED', 'WARNED', 'BANNED'];

export const StatusesSection = () => {
  const { t } = useTranslation();
  return (
    <>
      <Example title={t('gallery.statuses.booking')} as="row">
        {bookingStatuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Example>
      <Example title={t('gallery.statuses.ban')} as="row">
        {banStatuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Example>
      <Example title={t('gallery.statuses.detail')} as="row">
        <StatusBadge status="WAITING" detail={t('gallery.statuses.place')} />
        <StatusBadge status="WAITING_FOR_CONFIRMATION" detail="12:41" />
      </Example>
    </>
  );
};
