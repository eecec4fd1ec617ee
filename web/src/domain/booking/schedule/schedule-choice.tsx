import '@mantine/core/styles/Skeleton.css';
import { Skeleton } from '@mantine/core';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { lazyOrNothing } from '../../../lib/screen/lazy-or-nothing.ts';
import { useMainContent } from '../../../lib/screen/main-content.ts';
import { currentApplication } from '../../../lib/session/session.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';
import track from '../../../ui/charts/track.module.css';
import cover from '../../../ui/fields/cover-input.module.css';
import { FormFlowContext } from '../../../ui/form/form-flow-context.ts';
import layout from '../../../ui/layout/layout.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { OfflineState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import { shortWhen, wallTime } from '../../checkpoint/checkpoint-words.ts';
import { ClosedDay, ClosedHours, FullDay } from './closed-callout.tsx';
import { DayStrip, useFreeWords } from './day-strip.tsx';
import { closuresOf, isClosedDay, isFull, isFullDay, placesFor, shareFree, toneOf } from './places.ts';
import styles from './schedule.module.css';
import type { Schedule } from './use-schedule.ts';

/** A full day or slot, for which the waiting list can be joined. */
export type FullTime = { readonly day: string } | { readonly slot: TimeSlot };

type Waiting = {
  /** Absent if there is no waiting list here. */
  readonly onWait?: ((full: FullTime) => void) | undefined;
};

type SlotsProps = { readonly schedule: Schedule; readonly priority: boolean } & Waiting;

type SlotGridProps = SlotsProps & { readonly slots: readonly TimeSlot[] };

type FullSlotProps = {
  readonly slot: TimeSlot;
  readonly said: string;
  readonly onWait: (full: FullTime) => void;
};

/** A plain button beside the radio buttons, so that arrow keys pass over it. */
const FullSlot = ({ slot, said, onWait }: FullSlotProps) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.slot}
      data-tone="grey"
      data-full
      aria-label={t('booking.new.waitFor', { time: wallTime(slot.start), said })}
      onClick={() => onWait({ slot })}
    >
      <s>{wallTime(slot.start)}</s>
      <span>{said}</span>
    </button>
  );
};

/** Full and closed slots stay visible, struck through. Past ones are left out. */
const SlotGrid = ({ slots, schedule, priority, onWait }: SlotGridProps) => {
  const { own, slot: chosen, chooseSlot } = schedule;
  const { t } = useTranslation();
  const freeWords = useFreeWords();
  const shown = slots.filter(({ state, start }) => state !== 'PAST' || start === own);
  if (shown.length === 0) return <p className={text.dimmed}>{t('booking.new.dayOver')}</p>;
  return (
    <div className={styles.grid} role="radiogroup" aria-label={t('booking.new.time')}>
      {shown.map((slot) => {
        const free = placesFor(slot, priority);
        const said = slot.start === own ? t('booking.new.own') : freeWords(slot, free);
        if (onWait && isFull(slot, priority) && slot.start !== own)
          return <FullSlot key={slot.start} slot={slot} said={said} onWait={onWait} />;
        return (
          <label
            key={slot.start}
            className={styles.slot}
            data-tone={slot.start === own ? 'blue' : toneOf(free)}
          >
            <input
              type="radio"
              name="booking-slot"
              value={slot.start}
              className={cover.input}
              checked={slot.start === chosen}
              disabled={free === 0 || slot.start === own}
              onChange={() => chooseSlot(slot.start)}
              aria-label={`${wallTime(slot.start)}, ${said}`}
            />
            {free === 0 && slot.start !== own ? (
              <s>{wallTime(slot.start)}</s>
            ) : (
              <strong>{wallTime(slot.start)}</strong>
            )}
            <span>{said}</span>
            {free > 0 && slot.start !== own && (
              <span className={`${track.track} ${styles.gauge}`}>
                <span style={{ inlineSize: `${shareFree(slot, priority)}%` }} />
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
};

/** Loaded only for days that are drawn. */
const DrawnDay = lazyOrNothing(async () => (await import('../../draw/drawn-day.tsx')).DrawnDay);

const label = `${text.small} ${text.strong}`;

type MissingProps = { readonly schedule: Schedule; readonly height: number };

const Missing = ({ schedule, height }: MissingProps) => {
  const { t } = useTranslation();
  if (schedule.absence === 'offline') return <OfflineState />;
  if (schedule.absence === 'failed')
    return <LoadFailure message={t('booking.new.loadFailed')} onRetry={schedule.retry} />;
  return <Skeleton height={height} radius="lg" aria-hidden="true" />;
};

const Slots = ({ schedule, priority, onWait }: SlotsProps) => {
  const { t } = useTranslation();
  const { slots, own, day } = schedule;
  useMainContent(slots !== undefined);
  // Operators see the slots of such a day too, because they may give places away before the draw.
  if (day !== null && schedule.isDrawn && currentApplication() === 'driver')
    return (
      <Suspense fallback={<Skeleton height={150} radius="lg" aria-hidden="true" />}>
        <DrawnDay date={day} />
      </Suspense>
    );
  if (!slots) return <Missing schedule={schedule} height={240} />;
  if (isClosedDay(slots) && !slots.some(({ start }) => start === own))
    return <ClosedDay schedule={schedule} closure={closuresOf(slots)[0]?.closure} />;
  if (isFullDay(slots, priority) && !slots.some(({ start }) => start === own))
    return (
      <FullDay schedule={schedule} onWait={onWait && day !== null ? () => onWait({ day }) : undefined} />
    );
  const hasFull = slots.some((one) => isFull(one, priority) && one.start !== own);
  return (
    <>
      <SlotGrid slots={slots} schedule={schedule} priority={priority} onWait={onWait} />
      {onWait && hasFull && <p className={`${text.hint} ${styles.legend}`}>{t('booking.new.waitHint')}</p>}
      <ClosedHours slots={slots} />
    </>
  );
};

type ScheduleChoiceProps = SlotsProps & { readonly level?: 2 | 3 };

export const ScheduleChoice = ({ schedule, priority, level = 2, onWait }: ScheduleChoiceProps) => {
  const { t } = useTranslation();
  const flow = use(FormFlowContext);
  const { days, day, earliest } = schedule;
  const Heading = `h${level}` as const;
  if (days.length === 0) return <Missing schedule={schedule} height={320} />;
  return (
    <div className={layout.stack}>
      <Heading className={label}>{t('booking.new.day')}</Heading>
      <DayStrip days={days} priority={priority} chosen={day} onChoose={schedule.chooseDay} />
      <div className={layout.apart}>
        <Heading className={label}>{t('booking.new.time')}</Heading>
        {earliest && (
          <TextButton
            value={earliest}
            onClick={() => {
              flow?.tellEdit();
              schedule.chooseSlot(earliest);
            }}
          >
            {t('booking.new.earliest', { when: shortWhen(earliest) })}
          </TextButton>
        )}
      </div>
      <Slots schedule={schedule} priority={priority} onWait={onWait} />
    </div>
  );
};
