/** A day is the whole of it in the checkpoint's zone; an instant is itself. */
const isDay = (text: string) => text.length === 'yyyy-MM-dd'.length;

const startOfDay = (day: Temporal.PlainDate, timeZone: string) => day.toZonedDateTime(timeZone).toInstant();

export const startOfRange = (text: string, timeZone: string): Temporal.Instant =>
  isDay(text) ? startOfDay(Temporal.PlainDate.from(text), timeZone) : Temporal.Instant.from(text);

/** The first moment after the range; the database counts in microseconds. */
export const endOfRange = (text: string, timeZone: string): Temporal.Instant =>
  isDay(text)
    ? startOfDay(Temporal.PlainDate.from(text).add({ days: 1 }), timeZone)
    : Temporal.Instant.from(text).add({ microseconds: 1 });
