import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { checkpointStateAt } from '../../../domain/checkpoint/checkpoint-hours.ts';
import { instantAt, wallClockAt } from '../../../domain/checkpoint/wall-clock.ts';
import { screensQuery } from '../../../domain/queue/screens.ts';
import type { Line } from '../../../domain/queue/use-line.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { type Attention, attentionOf } from './attention.ts';

const minuteMs = 60_000;
const soonMinutes = 60;
const lagWindowMs = 30 * minuteMs;

/** How much the lag exceeds its minimum of the last half hour, as far as this page has seen it. */
const useLagGrowth = (lag: number | undefined, now: number): number => {
  const seen = useRef<{ at: number; lag: number }[]>([]);
  if (lag === undefined) return 0;
  const recent = seen.current.filter(({ at }) => now - at < lagWindowMs);
  if (recent.at(-1)?.lag !== lag) recent.push({ at: now, lag });
  seen.current = recent;
  return lag - Math.min(...recent.map((one) => one.lag));
};

const closingWithin = (now: number, params: BookingParams, timeZone: string): string | null => {
  const isOpen = (minutes: number) =>
    checkpointStateAt(new Date(now + minutes * minuteMs), params, timeZone).isOpen;
  if (!isOpen(0) || isOpen(soonMinutes)) return null;
  let [open, closed] = [0, soonMinutes];
  while (closed - open > 1) {
    const middle = Math.floor((open + closed) / 2);
    if (isOpen(middle)) open = middle;
    else closed = middle;
  }
  const { day, time } = wallClockAt(new Date(now + closed * minuteMs), timeZone);
  return instantAt(day, time, timeZone);
};

export const useAttention = ({ queue }: Line): Attention[] => {
  const now = useServerTime(15_000);
  const timeZone = useTimeZone();
  const { data: params } = useQuery(bookingParamsQuery);
  const { data: screens = [] } = useQuery(screensQuery);
  const lagGrownBy = useLagGrowth(queue?.lagMinutes, now);
  const minute = Math.floor(now / minuteMs) * minuteMs;
  const closesAt = useMemo(
    () => (params ? closingWithin(minute, params, timeZone) : null),
    [minute, params, timeZone],
  );
  return queue && params ? attentionOf({ queue, rules: params, now, lagGrownBy, closesAt, screens }) : [];
};
