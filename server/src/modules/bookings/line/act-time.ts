import { repeatedArrivalMinutes } from '#kernel/log/queue-log-replay.ts';
import type { LineAct } from '../booking/line-acts.ts';

const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b);

/** An arrival repeated soon after it was undone keeps `arrived_at`, but the log has the time of the repetition. */
const arrivalTime = ({ after }: LineAct, now: Temporal.Instant): Temporal.Instant => {
  const { arrived_at, undone_arrival_at, arrival_undone_at } = after;
  const isRepeated = arrived_at !== null && undone_arrival_at?.equals(arrived_at) === true;
  if (!isRepeated || arrival_undone_at === null) return arrived_at ?? now;
  return earlier(now, arrival_undone_at.add({ minutes: repeatedArrivalMinutes }));
};

const timeInBooking = (act: LineAct, now: Temporal.Instant): Temporal.Instant | null => {
  const { after } = act;
  switch (act.type) {
    case 'ARRIVAL':
      return arrivalTime(act, now);
    case 'ARRIVAL_UNDONE':
      return after.arrival_undone_at;
    case 'CALL':
      return after.called_at;
    case 'RECALL':
      return after.recalled_at;
    case 'CANCEL':
      return after.canceled_at;
    case 'LEFT':
      return after.left_at;
    default:
      return null;
  }
};

/** The booking's own time of the act, to the microsecond, because line and log must have the same order. */
export const timeOfAct = (act: LineAct, now: Temporal.Instant): Temporal.Instant =>
  (timeInBooking(act, now) ?? now).round('microsecond');

/** No transaction takes longer, so an act that is recorded later than this was reported afterwards. */
const longestApart = { minutes: 1 };

export const receiptOfAct = (at: Temporal.Instant, now: Temporal.Instant): Temporal.Instant | undefined =>
  Temporal.Instant.compare(at.add(longestApart), now) < 0 ? now.round('microsecond') : undefined;
