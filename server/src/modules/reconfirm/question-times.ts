import type { BookingParams } from '#contract/params/booking-params.ts';

/** Nobody is woken by a question: whoever would be asked in the night is asked the evening before. */
const night = { from: 22, until: 7, eveningBefore: '21:00' };

/** A question must leave at least this long before the place is reclaimed, so that there is time to answer it. */
export const answerHours = 2;

const isNight = ({ hour }: Temporal.ZonedDateTime) => hour >= night.from || hour < night.until;

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;

/** When the drivers of a slot are asked, `hours` before it or in the evening before. */
export const questionTime = (slot: Temporal.Instant, hours: number, timeZone: string): Temporal.Instant => {
  const time = slot.subtract({ hours }).toZonedDateTimeISO(timeZone);
  if (!isNight(time)) return time.toInstant();
  const evening = time.hour < night.until ? time.subtract({ days: 1 }) : time;
  return evening.withPlainTime(night.eveningBefore).toInstant();
};

/** The longest time before its slot at which a booking may be asked. */
export const longestHours = ({ askHours }: BookingParams['reconfirm']): number =>
  Math.max(...askHours) + 24 + night.until - Number.parseInt(night.eveningBefore, 10);

type Booked = {
  readonly slot_at: Temporal.Instant;
  /** When the booking got its slot. */
  readonly placedAt: Temporal.Instant;
  readonly askedAt: Temporal.Instant | null;
};

/** Skips a question if its time passed before the booking got its slot, or if its answer would come too late. */
export const isToBeAsked = (
  { slot_at, placedAt, askedAt }: Booked,
  { askHours, reclaimHours }: BookingParams['reconfirm'],
  now: Temporal.Instant,
  timeZone: string,
): boolean => {
  const last = slot_at.subtract({ hours: reclaimHours + answerHours });
  if (isBefore(last, now) || isBefore(last, placedAt) || isNight(now.toZonedDateTimeISO(timeZone)))
    return false;
  return askHours
    .map((hours) => questionTime(slot_at, hours, timeZone))
    .some(
      (time) => !isBefore(now, time) && !isBefore(time, placedAt) && !(askedAt && !isBefore(askedAt, time)),
    );
};
