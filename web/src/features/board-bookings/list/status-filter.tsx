import { useTranslation } from 'react-i18next';
import { type BookingStatus, bookingStatuses } from '#contract/bookings/booking-status.ts';
import type { BookingSearch } from '../booking-search.ts';
import groups from '../day/choice/day-filters.module.css';
import { statusesIn } from './list-filter.ts';

type Props = {
  readonly search: BookingSearch;
  readonly onChange: (changes: Partial<BookingSearch>) => void;
};

/** No status chosen means all. */
export const StatusFilter = ({ search, onChange }: Props) => {
  const { t } = useTranslation();
  const chosen = statusesIn(search);
  const toggle = (status: BookingStatus) => {
    const next = bookingStatuses.filter((one) => chosen.includes(one) !== (one === status));
    onChange({ status: next.join(',') });
  };
  return (
    <fieldset className={groups.groups} aria-label={t('boardBookings.filters.status')}>
      {bookingStatuses.map((status) => (
        <button
          key={status}
          type="button"
          className={groups.group}
          aria-pressed={chosen.includes(status)}
          onClick={() => toggle(status)}
        >
          {t(`status.${status}`)}
        </button>
      ))}
    </fieldset>
  );
};
