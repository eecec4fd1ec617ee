import type { BookingStatus } from '#contract/bookings/booking-status.ts';
import type { CheckInAnswer, CheckInOutcome } from '#contract/queue/check-in.ts';
import type { PassFault } from '#kernel/passes/signed-pass.ts';

/** Operators may check in at any time, so unusual arrivals have outcomes of their own. */
export type ShownOutcome =
  | Exclude<CheckInOutcome, 'PHONE_ENDING_NEEDED'>
  | 'OTHER_DAY'
  | 'BEFORE_WINDOW'
  | 'UNDONE'
  /** The signed pass proves nothing. */
  | `PASS_${PassFault}`;

type AnswerFields = Pick<CheckInAnswer, 'outcome' | 'dateBooked' | 'window' | 'passFault'>;

export const shownOutcome = (
  { outcome, dateBooked, window, passFault }: AnswerFields,
  now: number,
  today: string,
): ShownOutcome => {
  if (passFault) return `PASS_${passFault}`;
  if (outcome === 'PHONE_ENDING_NEEDED') return 'NO_BOOKING';
  if (outcome !== 'EARLY') return outcome;
  if (dateBooked && dateBooked.slice(0, 10) !== today) return 'OTHER_DAY';
  return window && now < Date.parse(window.from) ? 'BEFORE_WINDOW' : 'EARLY';
};

export const toneOf: Readonly<Record<ShownOutcome, 'green' | 'amber' | 'red' | 'orange'>> = {
  ON_TIME: 'green',
  EARLY: 'green',
  LATE: 'amber',
  OTHER_DAY: 'amber',
  BEFORE_WINDOW: 'amber',
  ALREADY_WAITING: 'green',
  CALLED: 'orange',
  NOT_CONFIRMED: 'amber',
  WRONG_DAY: 'amber',
  LEFT: 'amber',
  UNDONE: 'amber',
  CANCELED: 'red',
  TOO_LATE: 'red',
  BANNED: 'red',
  NO_BOOKING: 'red',
  PASS_FORGED: 'red',
  PASS_FOREIGN: 'red',
  PASS_EXPIRED: 'amber',
  PASS_CHANGED: 'amber',
};

/** The arrival was just recorded and can be undone. */
export const isArrival = (outcome: ShownOutcome) =>
  ['ON_TIME', 'EARLY', 'LATE', 'OTHER_DAY', 'BEFORE_WINDOW'].includes(outcome);

const stoodInLine = (outcome: ShownOutcome) =>
  isArrival(outcome) || outcome === 'ALREADY_WAITING' || outcome === 'CALLED';

/** A pass that proves nothing keeps its outcome, even if its truck is in the line. */
const isOfPass = (outcome: ShownOutcome) => outcome.startsWith('PASS_');

type TruckNow = { readonly status: BookingStatus | undefined; readonly noAnswers: number };

export const followedOutcome = (outcome: ShownOutcome, { status, noAnswers }: TruckNow): ShownOutcome => {
  if (isOfPass(outcome)) return outcome;
  if (status === 'GO_TO_GATE') return 'CALLED';
  if (status === 'WAITING') return isArrival(outcome) && noAnswers === 0 ? outcome : 'ALREADY_WAITING';
  if (!stoodInLine(outcome)) return outcome;
  if (status === 'BOOKED') return 'UNDONE';
  if (status === 'LEFT_WAITING_ZONE') return 'LEFT';
  return status === 'CANCELED' ? 'CANCELED' : outcome;
};
