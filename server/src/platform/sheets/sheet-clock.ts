import { offsetAt } from '../zone-offsets.ts';

/** A sheet knows no zones: its clock shows the checkpoint's. Moments are days since the end of 1899. */
export type SheetClock = {
  ofMoment(at: Temporal.Instant): number;
  ofDay(day: Temporal.PlainDate): number;
};

const dayMs = 86_400_000;
const daysBefore1970 = 25_569;

const toDays = (ms: number) => ms / dayMs + daysBefore1970;

export const createSheetClock = (timeZone: string): SheetClock => ({
  ofMoment: ({ epochMilliseconds }) => {
    const wholeSeconds = Math.floor(epochMilliseconds / 1000) * 1000;
    return toDays(wholeSeconds + offsetAt(wholeSeconds, timeZone).offsetMs);
  },
  ofDay: ({ year, month, day }) => toDays(Date.UTC(year, month - 1, day)),
});
