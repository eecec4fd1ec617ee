import { offsetAt } from '../time/zone-offsets.ts';

/** Sheets have no time zones: values are the checkpoint's local time, in days since the end of 1899. */
export type SheetClock = {
  ofMoment(at: Temporal.Instant): number;
  ofSeconds(seconds: number): number;
  ofDay(day: Temporal.PlainDate): number;
};

const dayMs = 86_400_000;
const daysBefore1970 = 25_569;

const toDays = (ms: number) => ms / dayMs + daysBefore1970;

export const createSheetClock = (timeZone: string): SheetClock => {
  const ofSeconds = (seconds: number) => {
    const wholeSeconds = Math.floor(seconds) * 1000;
    return toDays(wholeSeconds + offsetAt(wholeSeconds, timeZone).offsetMs);
  };
  return {
    ofSeconds,
    ofMoment: ({ epochMilliseconds }) => ofSeconds(epochMilliseconds / 1000),
    ofDay: ({ year, month, day }) => toDays(Date.UTC(year, month - 1, day)),
  };
};
