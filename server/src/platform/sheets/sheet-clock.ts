/** A sheet knows no zones: its clock shows the checkpoint's. Moments are days since the end of 1899. */
export type SheetClock = {
  ofMoment(at: Temporal.Instant): number;
  ofDay(day: Temporal.PlainDate): number;
};

const dayMs = 86_400_000;
const daysBefore1970 = 25_569;
/** No zone changes its offset at another minute than these. */
const stepMs = 900_000;

const toDays = (ms: number) => ms / dayMs + daysBefore1970;

/** Asking a zone for its offset costs more than writing the cell: it is asked once for each quarter of an hour. */
export const createSheetClock = (timeZone: string): SheetClock => {
  const offsets = new Map<number, number>();
  const offsetAt = (ms: number) => {
    const step = Math.floor(ms / stepMs);
    const known = offsets.get(step);
    if (known !== undefined) return known;
    const at = Temporal.Instant.fromEpochMilliseconds(step * stepMs);
    const offset = at.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
    offsets.set(step, offset);
    return offset;
  };
  return {
    ofMoment: ({ epochMilliseconds }) => {
      const wholeSeconds = Math.floor(epochMilliseconds / 1000) * 1000;
      return toDays(wholeSeconds + offsetAt(wholeSeconds));
    },
    ofDay: ({ year, month, day }) => toDays(Date.UTC(year, month - 1, day)),
  };
};
