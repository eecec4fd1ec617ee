/** A date means the whole day in the checkpoint’s time zone. */
const isDay = (text: string) => text.length === 'yyyy-MM-dd'.length;

const startOfDay = (day: Temporal.PlainDate, timeZone: string) => day.toZonedDateTime(timeZone).toInstant();

const startOfRange = (text: string, timeZone: string): Temporal.Instant =>
  isDay(text) ? startOfDay(Temporal.PlainDate.from(text), timeZone) : Temporal.Instant.from(text);

/** Exclusive end of the range; the database has microsecond resolution. */
const endOfRange = (text: string, timeZone: string): Temporal.Instant =>
  isDay(text)
    ? startOfDay(Temporal.PlainDate.from(text).add({ days: 1 }), timeZone)
    : Temporal.Instant.from(text).add({ microseconds: 1 });

/** An end that is not given stays open. */
export const readRange = (from: string | undefined, to: string | undefined, timeZone: string) => ({
  from: from === undefined ? undefined : startOfRange(from, timeZone),
  before: to === undefined ? undefined : endOfRange(to, timeZone),
});
