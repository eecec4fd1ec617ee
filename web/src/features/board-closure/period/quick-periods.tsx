import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import styles from './period.module.css';
import { nowFor, type PeriodValues, quickHours, restOfDay } from './period.ts';

const isSame = (one: PeriodValues, other: PeriodValues) =>
  one.fromDay === other.fromDay &&
  one.fromTime === other.fromTime &&
  one.toDay === other.toDay &&
  one.toTime === other.toTime;

type Props = { readonly values: PeriodValues; readonly onChoose: (values: PeriodValues) => void };

export const QuickPeriods = ({ values, onChoose }: Props) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const { data: params } = useQuery(bookingParamsQuery);
  useNow();
  const now = new Date(serverNow());
  const slotMinutes = params?.slotMinutes ?? 60;
  const offers = [
    ...quickHours.map((hours) => ({
      label: t('boardClosure.when.nowFor', { hours }),
      values: nowFor(hours, now, slotMinutes, timeZone),
    })),
    { label: t('boardClosure.when.restOfDay'), values: restOfDay(now, timeZone) },
  ];
  return (
    <fieldset className={styles.quick} aria-label={t('boardClosure.when.quick')}>
      {offers.map((offer) => (
        <button
          key={offer.label}
          type="button"
          className={styles.chip}
          aria-pressed={isSame(offer.values, values)}
          onClick={() => onChoose(offer.values)}
        >
          {offer.label}
        </button>
      ))}
    </fieldset>
  );
};
