import { useTranslation } from 'react-i18next';
import type { Evidence } from '#contract/appeals/evidence.ts';
import { shortWhen, wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { spanWords } from '../appeal-words.ts';
import styles from './arrival-drawing.module.css';

type Arrival = NonNullable<Evidence['arrival']>;
type Booking = NonNullable<Evidence['booking']>;

type Stretch = { readonly from: number; readonly to: number };

export const scaleOf = (arrival: Arrival, { dateBooked, canceledDate }: Booking) => {
  const ends = [arrival.until, dateBooked, canceledDate ?? arrival.until].map((at) => Date.parse(at));
  const start = Math.min(Date.parse(arrival.from), Date.parse(canceledDate ?? arrival.from));
  const whole = Math.max(...ends) - start;
  const place = (at: string) =>
    Math.min(100, Math.max(0, ((Date.parse(at) - start) / Math.max(1, whole)) * 100));
  return { place, stretch: (from: string, to: string): Stretch => ({ from: place(from), to: place(to) }) };
};

/** The side of its place on which a label stands, so that it does not leave the drawing. */
const sideOf = (place: number): 'start' | 'middle' | 'end' => {
  if (place < 25) return 'start';
  return place > 75 ? 'end' : 'middle';
};

/** How many percent of the width two labels need if they name their days, as in a drawing that crosses midnight. */
export const roomOfDays = 55;

/** Sides of two labels in one line. If they are nearer than `room`, they stand beside each other. */
export const sidesOf = (first: number, second: number, room = 42) => {
  if (Math.abs(second - first) > room) return [sideOf(first), sideOf(second)] as const;
  if (first > second) return first > 72 ? (['end', 'end'] as const) : (['start', 'end'] as const);
  if (second > 72) return ['end', 'end'] as const;
  return second < 28 ? (['start', 'start'] as const) : (['end', 'start'] as const);
};

type PartProps = Stretch & { readonly part: string; readonly words?: string };

/** A part of the drawing. It leaves out its words if there is no room for them. */
const Part = ({ from, to, part, words }: PartProps) => (
  <span
    className={styles.part}
    data-part={part}
    style={{ insetInlineStart: `${from}%`, inlineSize: `${Math.max(0, to - from)}%` }}
  >
    {words && to - from > 18 && <span>{words}</span>}
  </span>
);

type LabelProps = {
  readonly place: number;
  readonly side: ReturnType<typeof sideOf>;
  readonly words: string;
  readonly tone?: 'red' | 'amber';
};

const Label = ({ place, side, words, tone }: LabelProps) => (
  <span className={styles.label} data-side={side} data-tone={tone} style={{ insetInlineStart: `${place}%` }}>
    {words}
  </span>
);

/** Draws when the truck could come and what stood in its way. The list below says the same in words. */
export const ArrivalDrawing = ({ evidence }: { readonly evidence: Evidence }) => {
  const { t } = useTranslation();
  const { arrival, booking, pauses, gateLag } = evidence;
  if (!arrival || !booking) return null;
  const { place, stretch } = scaleOf(arrival, booking);
  const end = booking.canceledDate ?? arrival.until;
  const isNoShow = booking.cancellation === 'NO_SHOW';
  const isOneDay = wallDay(arrival.from) === wallDay(end);
  const timeOf = isOneDay ? wallTime : shortWhen;
  const [booked, ended] = [place(booking.dateBooked), place(end)];
  const [bookedSide, endedSide] = sidesOf(booked, ended, isOneDay ? undefined : roomOfDays);
  const endWords = t(`boardAppeals.drawing.${isNoShow ? 'noShow' : 'canceled'}`, { time: timeOf(end) });
  const lag = gateLag && gateLag.minutes > 0 ? place(gateLag.at) : undefined;
  return (
    <div className={styles.drawing} aria-hidden="true">
      <div className={styles.labels}>
        <Label
          place={booked}
          side={bookedSide}
          words={t('boardAppeals.drawing.booked', { time: timeOf(booking.dateBooked) })}
        />
        <Label place={ended} side={endedSide} words={endWords} tone="red" />
      </div>
      <div className={styles.track}>
        <Part
          {...stretch(arrival.from, arrival.untilWithoutPauses)}
          part="window"
          words={t('boardAppeals.drawing.window')}
        />
        <Part
          {...stretch(arrival.untilWithoutPauses, arrival.until)}
          part="extended"
          words={t('boardAppeals.drawing.extended')}
        />
        {pauses.map(({ kind, from, to }) => (
          <Part
            key={`${kind} ${from}`}
            {...stretch(from, to)}
            part="pause"
            words={t(`boardAppeals.drawing.${kind}`)}
          />
        ))}
        <span className={styles.mark} style={{ insetInlineStart: `${booked}%` }} />
        <span className={styles.mark} data-tone="red" style={{ insetInlineStart: `${ended}%` }} />
      </div>
      <div className={styles.labels}>
        <Label place={place(arrival.from)} side="start" words={timeOf(arrival.from)} />
        <Label place={100} side="end" words={timeOf(ended < 100 ? arrival.until : end)} />
        {lag !== undefined && gateLag && (
          <Label
            place={Math.min(70, Math.max(30, lag))}
            side="middle"
            tone="amber"
            words={t('boardAppeals.drawing.lag', { span: spanWords(gateLag.minutes) })}
          />
        )}
      </div>
    </div>
  );
};
