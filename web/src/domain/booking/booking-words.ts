import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { systemCancellationCodes } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { arrivalTimes } from '#kernel/line/arrival-times.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useNow } from '../../lib/screen/use-now.ts';
import { useTimeZone, useToday } from '../../lib/time/time-zone.ts';
import { offsetLabel } from '../checkpoint/checkpoint-time.ts';
import { longDay, shifted, shortWhen, wallDay, wallTime, whenWords } from '../checkpoint/checkpoint-words.ts';
import { type ArrivalWindow, arrivalPhase } from './arrival.ts';
import { bookingParamsQuery } from './booking-params.ts';

type BookingTimes = Pick<Booking, 'dateBooked' | 'slotEnd' | 'moved'>;

const windowOf = ({ dateBooked, slotEnd, moved }: BookingTimes, params: BookingParams): ArrivalWindow => {
  const start = Date.parse(dateBooked);
  const times = arrivalTimes(
    { start, end: Date.parse(slotEnd), placedAt: moved && Date.parse(moved.at) },
    params,
    params.closures.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) })),
  );
  const wire = (at: number) => shifted(dateBooked, (at - start) / 60_000);
  return { from: wire(times.from), onTimeUntil: wire(times.onTimeUntil), to: wire(times.to) };
};

export const useArrivalWindow = (booking: BookingTimes): ArrivalWindow | undefined => {
  const { data: params } = useQuery(bookingParamsQuery);
  return params && windowOf(booking, params);
};

/** When to come: early, now or late. Undefined once entry has closed. */
export const useToldArrival = (window: ArrivalWindow | undefined) => {
  const now = useNow();
  const today = useToday();
  if (!window) return undefined;
  const phase = arrivalPhase(window, now);
  if (phase === 'over') return undefined;
  const { from, onTimeUntil, to } = window;
  const until = phase === 'late' ? to : onTimeUntil;
  // "Come now" omits the day, so an end on another day than today must name it.
  const day = phase === 'early' ? wallDay(from) : today;
  return {
    phase,
    times: {
      day: longDay(wallDay(from)),
      from: wallTime(from),
      to: wallDay(until) === day ? wallTime(until) : whenWords(until),
    },
  };
};

type Forecast = { readonly etaFrom: string | null; readonly etaTo: string | null };

export const useEtaWords = ({ etaFrom, etaTo }: Forecast) => {
  const { t } = useTranslation();
  const today = useToday();
  if (!etaFrom || !etaTo) return undefined;
  const timeOf = (instant: string, day: string) =>
    wallDay(instant) === day ? wallTime(instant) : shortWhen(instant);
  return t('booking.line.range', {
    from: timeOf(etaFrom, today),
    to: timeOf(etaTo, wallDay(etaFrom)),
  });
};

/** Leaves out the day if `slot`, which stands above, is on the same day. */
export const useArrivalWords = (window: ArrivalWindow | undefined, slot?: string) => {
  const { t } = useTranslation();
  const told = useToldArrival(window);
  if (!window || !told) return undefined;
  const isSameDay = slot !== undefined && wallDay(window.from) === wallDay(slot);
  const keys = {
    early: isSameDay ? 'booking.arriveThatDay' : 'booking.arrive',
    now: 'booking.arriveNow',
    late: 'booking.arriveLate',
  } as const;
  return t(keys[told.phase], told.times);
};

export const useZoneWords = ({ dateBooked }: Pick<Booking, 'dateBooked'>) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  return t('booking.pass.zone', { offset: offsetLabel(new Date(dateBooked), timeZone) });
};

type Cancellation = Pick<Booking, 'cancellationReason' | 'cancellationReasons'>;

/** Translates a system code. Any other text is what a person wrote, given in the reader's language. */
export const useCancellationWords = () => {
  const { t } = useTranslation();
  return ({ cancellationReason, cancellationReasons }: Cancellation) => {
    const known = systemCancellationCodes.find((one) => one === cancellationReason);
    if (known) return t(`booking.cancellation.${known}`);
    return cancellationReasons?.[currentLanguage()] || cancellationReason;
  };
};

/** Writes `2 h 46 min` or `46 min`. */
export const useDurationWords = () => {
  const { t } = useTranslation();
  return (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return t('booking.duration.minutes', { minutes: rest });
    return rest === 0
      ? t('booking.duration.hours', { hours })
      : t('booking.duration.both', { hours, minutes: rest });
  };
};
