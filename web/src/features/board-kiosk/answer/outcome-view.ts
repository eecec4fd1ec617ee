import type { CheckInAnswer } from '#contract/queue/check-in.ts';

export type Tone = 'green' | 'blue' | 'orange' | 'amber' | 'red' | 'grey';
export type IconName = 'check' | 'clock' | 'calendar' | 'bell' | 'cross' | 'question' | 'leave' | 'kept';

type View = { readonly tone: Tone; readonly icon: IconName };

/** The two added outcomes need texts of their own: a truck that is too early to be recorded, and a bad pass. */
export type ToldOutcome = Exclude<CheckInAnswer['outcome'], 'PHONE_ENDING_NEEDED'> | 'TOO_EARLY' | 'BAD_PASS';

export const viewOf: Readonly<Record<ToldOutcome, View>> = {
  ON_TIME: { tone: 'green', icon: 'check' },
  EARLY: { tone: 'green', icon: 'check' },
  LATE: { tone: 'amber', icon: 'check' },
  ALREADY_WAITING: { tone: 'blue', icon: 'check' },
  CALLED: { tone: 'orange', icon: 'bell' },
  TOO_EARLY: { tone: 'amber', icon: 'clock' },
  WRONG_DAY: { tone: 'amber', icon: 'calendar' },
  NOT_CONFIRMED: { tone: 'amber', icon: 'clock' },
  TOO_LATE: { tone: 'red', icon: 'clock' },
  BANNED: { tone: 'red', icon: 'cross' },
  CANCELED: { tone: 'grey', icon: 'cross' },
  NO_BOOKING: { tone: 'grey', icon: 'question' },
  BAD_PASS: { tone: 'red', icon: 'cross' },
  LEFT: { tone: 'grey', icon: 'leave' },
};

export const toldOutcome = ({ outcome, position, passFault }: CheckInAnswer): ToldOutcome => {
  if (passFault) return 'BAD_PASS';
  if (outcome === 'PHONE_ENDING_NEEDED') return 'NO_BOOKING';
  return outcome === 'EARLY' && position === undefined ? 'TOO_EARLY' : outcome;
};

/** A driver reads a place in the queue faster than a sentence. */
export const secondsFor = (answer: CheckInAnswer): number => (answer.position === undefined ? 30 : 20);

/** The plural category of an ordinal such as 1st, 2nd, 3rd or 4th. */
export const ordinalForm = (position: number, locale: string) => {
  const form = new Intl.PluralRules(locale, { type: 'ordinal' }).select(position);
  return form === 'one' || form === 'two' || form === 'few' ? form : 'other';
};
