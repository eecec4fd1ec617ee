import type { BookingStatus } from '#contract/bookings/booking-status.ts';
import type { CheckInAnswer, CheckInOutcome } from '#contract/queue/check-in.ts';

/** An operator may check a truck in at any time, and is told when that was out of the ordinary. */
export type ShownOutcome =
  | Exclude<CheckInOutcome, 'PHONE_ENDING_NEEDED'>
  /** Arrived, though its booking is for another day. */
  | 'OTHER_DAY'
  /** Arrived, though earlier than trucks are let in. */
  | 'BEFORE_WINDOW'
  /** Arrived, and taken back since. */
  | 'UNDONE';

type Told = Pick<CheckInAnswer, 'outcome' | 'dateBooked' | 'window'>;

/** `today` is a day at the checkpoint. */
export const shownOutcome = (
  { outcome, dateBooked, window }: Told,
  now: number,
  today: string,
): ShownOutcome => {
  if (outcome === 'PHONE_ENDING_NEEDED') return 'NO_BOOKING';
  if (outcome !== 'EARLY') return outcome;
  if (dateBooked && dateBooked.slice(0, 10) !== today) return 'OTHER_DAY';
  return window && now < Date.parse(window.from) ? 'BEFORE_WINDOW' : 'EARLY';
};

export type OutcomeTone = 'good' | 'notice' | 'bad' | 'called';

export const toneOf: Readonly<Record<ShownOutcome, OutcomeTone>> = {
  ON_TIME: 'good',
  EARLY: 'good',
  LATE: 'notice',
  OTHER_DAY: 'notice',
  BEFORE_WINDOW: 'notice',
  ALREADY_WAITING: 'good',
  CALLED: 'called',
  NOT_CONFIRMED: 'notice',
  WRONG_DAY: 'notice',
  LEFT: 'notice',
  UNDONE: 'notice',
  CANCELED: 'bad',
  TOO_LATE: 'bad',
  BANNED: 'bad',
  NO_BOOKING: 'bad',
};

/** The arrival was recorded just now, so it can be taken back. */
export const isArrival = (outcome: ShownOutcome) =>
  ['ON_TIME', 'EARLY', 'LATE', 'OTHER_DAY', 'BEFORE_WINDOW'].includes(outcome);

const stoodInLine = (outcome: ShownOutcome) =>
  isArrival(outcome) || outcome === 'ALREADY_WAITING' || outcome === 'CALLED';

/** The answer after others acted on the truck: `status` is what its booking has become since. */
export const followedOutcome = (outcome: ShownOutcome, status: BookingStatus | undefined): ShownOutcome => {
  if (!stoodInLine(outcome)) return outcome;
  if (status === 'GO_TO_GATE') return 'CALLED';
  if (status === 'WAITING') return isArrival(outcome) ? outcome : 'ALREADY_WAITING';
  if (status === 'BOOKED') return 'UNDONE';
  if (status === 'LEFT_WAITING_ZONE') return 'LEFT';
  return status === 'CANCELED' ? 'CANCELED' : outcome;
};
