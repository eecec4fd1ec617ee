import type { Verdict } from './read-code.ts';

type View = {
  readonly tone: 'green' | 'amber' | 'blue' | 'red' | 'grey';
  readonly icon: string;
  /** Whether the operator may mark the arrival after a look at the plate. */
  readonly mayMark: boolean;
  /** The pass is out of date, but its number may still be right, so the server can be asked by number. */
  readonly byNumber?: true;
};

const tick = 'M5 12.5l4.5 4.5L19 7.5';
const cross = 'M7 7l10 10M17 7 7 17';
const clock = 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';
const question = 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01';
const keys = 'M3 7h18v10H3zM7 10.5v.01M10.5 10.5v.01M14 10.5v.01M17 10.5v.01M8 14h8';

export const verdictViews: Readonly<Record<Verdict, View>> = {
  ON_TIME: { tone: 'green', icon: tick, mayMark: true },
  EARLY: { tone: 'amber', icon: clock, mayMark: true },
  LATE: { tone: 'amber', icon: clock, mayMark: true },
  HERE: { tone: 'blue', icon: tick, mayMark: true },
  MADE_AFTER: { tone: 'amber', icon: question, mayMark: true },
  BY_HAND: { tone: 'grey', icon: keys, mayMark: true },
  SCANNED: { tone: 'blue', icon: tick, mayMark: false },
  CHANGED: { tone: 'red', icon: cross, mayMark: false, byNumber: true },
  EXPIRED: { tone: 'red', icon: cross, mayMark: false, byNumber: true },
  FORGED: { tone: 'red', icon: cross, mayMark: false },
  FOREIGN: { tone: 'red', icon: cross, mayMark: false },
};

/** Milliseconds of vibration: one for a good pass, three for others. */
export const vibrationOf = ({ mayMark }: View): number[] => (mayMark ? [80] : [90, 60, 90, 60, 90]);
