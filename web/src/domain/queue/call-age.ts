/** Whole minutes from one moment to another, none before it. */
export const minutesSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));

export type CallAge = 'fresh' | 'long' | 'overdue';

/** A called truck is late at the gate after the time for it, and at twice that something is wrong. */
export const callAge = (minutes: number, timeoutMinutes: number): CallAge => {
  if (minutes >= 2 * timeoutMinutes) return 'overdue';
  return minutes >= timeoutMinutes ? 'long' : 'fresh';
};
