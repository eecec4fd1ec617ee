import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { timeSlotsQuery } from '../../../domain/booking/time-slots.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { CardPending, FrameCard } from '../../../ui/card/frame-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './beside.module.css';

type Hour = { readonly slot: TimeSlot; readonly taken: number; readonly when: 'past' | 'now' | 'ahead' };

const hoursOf = (slots: readonly TimeSlot[], now: number): Hour[] =>
  slots.map((slot) => {
    const isBegun = Date.parse(slot.start) <= now;
    const when = isBegun ? (Date.parse(slot.end) > now ? 'now' : 'past') : 'ahead';
    return { slot, taken: slot.booked ?? 0, when };
  });

const Gauge = ({ hour: { slot, taken, when } }: { readonly hour: Hour }) => {
  const { t } = useTranslation();
  const isClosed = slot.state === 'CLOSED' || slot.capacity === 0;
  const share = slot.capacity === 0 ? 0 : Math.min(1, taken / slot.capacity);
  const time = wallTime(slot.start);
  return (
    <li
      className={styles.gauge}
      data-when={when}
      data-closed={isClosed}
      title={
        isClosed
          ? t('boardQueue.load.closedHour', { time })
          : t('boardQueue.load.hour', { time, taken, capacity: slot.capacity })
      }
    >
      <span style={{ height: `${share * 100}%` }} />
    </li>
  );
};

const Hours = ({ hours }: { readonly hours: readonly Hour[] }) => {
  const { t } = useTranslation();
  const [first, last] = [hours[0], hours.at(-1)];
  const running = hours.find(({ when }) => when === 'now');
  return (
    <>
      <ul className={styles.gauges} aria-label={t('boardQueue.load.title')}>
        {hours.map((hour) => (
          <Gauge key={hour.slot.start} hour={hour} />
        ))}
      </ul>
      <p className={`${layout.apart} ${text.dimmed} ${styles.legend}`}>
        <span>{wallTime(first?.slot.start ?? '')}</span>
        {running && (
          <strong data-tone="orange" className={text.toned}>
            {t('boardQueue.load.now', {
              time: wallTime(running.slot.start),
              taken: running.taken,
              capacity: running.slot.capacity,
            })}
          </strong>
        )}
        <span>{wallTime(last?.slot.start ?? '')}</span>
      </p>
    </>
  );
};

export const LoadCard = memo(() => {
  const { t } = useTranslation();
  const { data: slots = [], isPending } = useQuery(timeSlotsQuery(useToday()));
  const now = useServerTime(30_000);
  const hours = hoursOf(slots, now);
  const open = hours.filter(({ slot }) => slot.state !== 'CLOSED');
  const sum = (of: (hour: Hour) => number) => open.reduce((total, hour) => total + of(hour), 0);
  if (slots.length === 0 && !isPending) return null;
  return (
    <FrameCard
      title={t('boardQueue.load.title')}
      beside={
        !isPending && (
          <p className={`${text.small} ${text.dimmed}`}>
            {t('boardQueue.load.total', {
              taken: sum(({ taken }) => taken),
              capacity: sum(({ slot }) => slot.capacity),
            })}
          </p>
        )
      }
    >
      {isPending ? <CardPending rows={1} height={92} /> : <Hours hours={hours} />}
    </FrameCard>
  );
});
