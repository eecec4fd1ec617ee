import { useTranslation } from 'react-i18next';
import { bookingStatuses } from '#contract/bookings/booking-status.ts';
import { type ShownStatus, StatusBadge } from '../../domain/booking/status-badge.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Example } from '../choice.tsx';

const banStatuses: readonly ShownStatus[] = ['UNBANNED', 'WARNED', 'BANNED'];

export const StatusesSection = () => {
  const { t } = useTranslation();
  return (
    <>
      <Example title={t('gallery.statuses.booking')}>
        <div className={layout.row}>
          {bookingStatuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      </Example>
      <Example title={t('gallery.statuses.ban')}>
        <div className={layout.row}>
          {banStatuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      </Example>
      <Example title={t('gallery.statuses.detail')}>
        <div className={layout.row}>
          <StatusBadge status="WAITING" detail={t('gallery.statuses.place')} />
          <StatusBadge status="WAITING_FOR_CONFIRMATION" detail="12:41" />
        </div>
      </Example>
    </>
  );
};
