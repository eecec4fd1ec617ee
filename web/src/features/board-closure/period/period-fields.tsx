import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { timeSlotsQuery } from '../../../domain/booking/time-slots.ts';
import { wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useTimeZone, useToday } from '../../../lib/time/time-zone.ts';
import chips from '../../../ui/chips/chips.module.css';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { isDay } from '../../../ui/fields/day-schemas.ts';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { ClosureValues } from '../use-closure.ts';
import styles from './period.module.css';
import type { Period } from './period.ts';
import { nowFor, type PeriodValues, quickHours, restOfDay, untilMorning } from './period.ts';

type Props = { readonly control: Control<ClosureValues, unknown, ClosureValues> };

const deps: ('toDay' | 'toTime')[] = ['toDay', 'toTime'];

export const PeriodFields = ({ control }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <div className={styles.fields}>
      <DateField
        control={control}
        name="fromDay"
        deps={deps}
        min={today}
        label={t('boardClosure.when.fromDay')}
      />
      <TimeField control={control} name="fromTime" deps={deps} label={t('boardClosure.when.fromTime')} />
      <DateField control={control} name="toDay" min={today} label={t('boardClosure.when.toDay')} />
      <TimeField control={control} name="toTime" label={t('boardClosure.when.toTime')} />
    </div>
  );
};

const isSame = (one: PeriodValues, other: PeriodValues) =>
  one.fromDay === other.fromDay &&
  one.fromTime === other.fromTime &&
  one.toDay === other.toDay &&
  one.toTime === other.toTime;

type QuickProps = { readonly values: PeriodValues; readonly onChoose: (values: PeriodValues) => void };

export const QuickPeriods = ({ values, onChoose }: QuickProps) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const { data: params } = useQuery(bookingParamsQuery);
  useNow();
  const now = new Date(serverNow());
  const slotMinutes = params?.slotMinutes ?? 60;
  const offers = [
    ...quickHours.map((hours) => {
      const values = nowFor(hours, now, slotMinutes, timeZone);
      return { label: t('boardClosure.when.nowFor', { hours, until: values.toTime }), values };
    }),
    { label: t('boardClosure.when.untilMorning'), values: untilMorning(now, timeZone) },
    { label: t('boardClosure.when.restOfDay'), values: restOfDay(now, timeZone) },
  ];
  // Two hours from now may last until the morning, and one choice must not look like two.
  const different = offers.filter(
    ({ values: own }, place) => offers.findIndex((offer) => isSame(offer.values, own)) === place,
  );
  return (
    <fieldset className={chips.chips} aria-label={t('boardClosure.when.quick')}>
      {different.map((offer) => (
        <button
          key={offer.label}
          type="button"
          className={chips.chip}
          aria-pressed={isSame(offer.values, values)}
          onClick={() => onChoose(offer.values)}
        >
          {offer.label}
        </button>
      ))}
    </fieldset>
  );
};

const shareOf = ({ capacity, priorityFree }: TimeSlot) =>
  capacity === 0 ? 0 : Math.min(1, Math.max(0, capacity - priorityFree) / capacity);

const isIn = ({ start, end }: TimeSlot, period: Period | null) =>
  period !== null && Date.parse(start) < Date.parse(period.to) && Date.parse(end) > Date.parse(period.from);

type LoadProps = { readonly day: string; readonly period: Period | null };

export const DayLoad = ({ day, period }: LoadProps) => {
  const { t } = useTranslation();
  const { data: slots = [] } = useQuery({ ...timeSlotsQuery(day), enabled: isDay(day) });
  if (slots.length === 0) return null;
  const end = period && (wallDay(period.to) === day ? wallTime(period.to) : '24:00');
  return (
    <div aria-hidden="true">
      <div className={styles.gauges}>
        {slots.map((slot) => (
          <span
            key={slot.start}
            className={styles.gauge}
            data-tone={isIn(slot, period) ? 'red' : 'grey'}
            data-closed={slot.state === 'CLOSED'}
          >
            <span style={{ blockSize: `${shareOf(slot) * 100}%` }} />
          </span>
        ))}
      </div>
      <p className={`${layout.apart} ${text.small} ${text.dimmed}`}>
        <span>{wallTime(slots[0]?.start ?? '')}</span>
        {period && wallDay(period.from) === day && (
          <strong className={text.toned} data-tone="red">
            {t('boardClosure.when.range', { from: wallTime(period.from), to: end })}
          </strong>
        )}
        <span>{wallTime(slots.at(-1)?.end ?? '').replace('00:00', '24:00')}</span>
      </p>
    </div>
  );
};
