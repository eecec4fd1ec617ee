import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { AdminQueue, AdminQueueRow, QueueScreen } from '#contract/queue/queue.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { checkpointStateAt } from '../../../domain/checkpoint/checkpoint-hours.ts';
import { instantAt, wallClockAt } from '../../../domain/checkpoint/wall-clock.ts';
import { type CallAge, callAge, minutesSince } from '../../../domain/queue/call-age.ts';
import { mayBeAbsent } from '../../../domain/queue/line-words.ts';
import { isSilent, screensQuery } from '../../../domain/queue/screens.ts';
import type { Line } from '../../../domain/queue/use-queue.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';

export type Attention =
  | {
      readonly kind: 'CALL';
      readonly row: AdminQueueRow;
      readonly minutes: number;
      readonly age: Exclude<CallAge, 'fresh'>;
      /** First recall, then return. Cancel at the second missed call, at the first of a truck nobody saw. */
      readonly next: 'recall' | 'return' | 'cancel';
    }
  /** Stands for further calls, for which there is no room. */
  | { readonly kind: 'MORE_CALLS'; readonly count: number }
  /** Trucks that still wait although their slot is over. */
  | { readonly kind: 'PAST_SLOT'; readonly rows: readonly AdminQueueRow[] }
  | { readonly kind: 'LAG'; readonly minutes: number; readonly grownBy: number }
  | { readonly kind: 'SILENT_SCREEN'; readonly screen: QueueScreen }
  | { readonly kind: 'CLOSED'; readonly until: string | null }
  | { readonly kind: 'CLOSES_SOON'; readonly at: string };

type Rules = Pick<BookingParams, 'callTimeoutMinutes' | 'slotMinutes' | 'noShowGraceMinutes'>;

export type Facts = {
  readonly queue: AdminQueue;
  readonly rules: Rules;
  readonly now: number;
  /** By how much the lag has grown in half an hour. */
  readonly lagGrownBy: number;
  /** Null unless the checkpoint closes within the hour. */
  readonly closesAt: string | null;
  readonly screens: readonly QueueScreen[];
};

const worthTellingMinutes = 10;

const nextStep = (row: AdminQueueRow) => {
  if (!row.recalledAt) return 'recall';
  return mayBeAbsent(row) ? 'cancel' : 'return';
};

const overdueCalls = ({ queue, rules, now }: Facts): Attention[] =>
  queue.content.flatMap((row): Attention[] => {
    if (row.bookingStatus !== 'GO_TO_GATE' || row.calledAt === null) return [];
    const minutes = minutesSince(row.calledAt, now);
    const age = callAge(minutes, rules.callTimeoutMinutes);
    return age === 'fresh' ? [] : [{ kind: 'CALL', row, minutes, age, next: nextStep(row) }];
  });

const pastSlot = ({ queue, rules, now }: Facts): Attention[] => {
  const rows = queue.content.filter(
    ({ bookingStatus, dateBooked, late }) =>
      bookingStatus === 'WAITING' && !late && minutesSince(dateBooked, now) >= rules.slotMinutes,
  );
  return rows.length > 0 ? [{ kind: 'PAST_SLOT', rows }] : [];
};

const lag = ({ queue: { lagMinutes: minutes }, rules, lagGrownBy: grownBy }: Facts): Attention[] =>
  minutes > rules.noShowGraceMinutes || (minutes > 0 && grownBy >= worthTellingMinutes)
    ? [{ kind: 'LAG', minutes, grownBy }]
    : [];

const closure = ({ queue, closesAt }: Facts): Attention[] => {
  if (queue.closure) return [{ kind: 'CLOSED', until: queue.closure.to }];
  return closesAt ? [{ kind: 'CLOSES_SOON', at: closesAt }] : [];
};

const silentScreens = ({ screens, now }: Facts): Attention[] =>
  screens.filter((screen) => isSilent(screen, now)).map((screen) => ({ kind: 'SILENT_SCREEN', screen }));

const firstCalls = 3;

/** Replaces all calls but the oldest three by their number, unless that is one, so that the rest stays in sight. */
export const shortened = (all: readonly Attention[]): Attention[] => {
  const rest = all.filter(({ kind }) => kind === 'CALL').slice(firstCalls);
  if (rest.length < 2) return [...all];
  return all.flatMap((one): Attention[] => {
    if (one === rest[0]) return [{ kind: 'MORE_CALLS', count: rest.length }];
    return rest.includes(one) ? [] : [one];
  });
};

export const attentionOf = (facts: Facts): Attention[] => [
  ...closure(facts),
  ...overdueCalls(facts),
  ...silentScreens(facts),
  ...lag(facts),
  ...pastSlot(facts),
];

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
