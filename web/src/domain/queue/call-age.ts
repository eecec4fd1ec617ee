export const minutesSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));

export type CallAge = 'fresh' | 'long' | 'overdue';

export const callAge = (minutes: number, timeoutMinutes: number): CallAge => {
  if (minutes >= 2 * timeoutMinutes) return 'overdue';
  return minutes >= timeoutMinutes ? 'long' : 'fresh';
};
