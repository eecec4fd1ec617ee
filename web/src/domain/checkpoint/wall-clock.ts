import { offsetMinutes } from '../../lib/time/date-format.ts';

const minuteMs = 60_000;

const offsetText = (minutes: number) => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
};

/** Converts the checkpoint's wall time to an instant with the checkpoint's offset. */
export const instantAt = (day: string, time: string, timeZone: string): string => {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  // Two passes, because a DST change may give the result another offset than the first guess.
  const near = new Date(asIfUtc - offsetMinutes(new Date(asIfUtc), timeZone) * minuteMs);
  return `${day}T${time}:00${offsetText(offsetMinutes(near, timeZone))}`;
};

/** Instants carry the checkpoint's offset, so their digits are its wall clock. */
export const wallClockOf = (instant: string) => ({ day: instant.slice(0, 10), time: instant.slice(11, 16) });

export const wallClockAt = (moment: Date, timeZone: string) =>
  wallClockOf(new Date(moment.getTime() + offsetMinutes(moment, timeZone) * minuteMs).toISOString());
