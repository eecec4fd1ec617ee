import { invalidField } from './app-error.ts';

type Ends<Name extends string> = { readonly [name in Name]?: string | undefined };

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

/**
 * An end of the range that is not given stays open. Refuses a range that ends before it begins, because an empty
 * list would hide the mistake.
 */
export const givenRange = <Name extends string>(
  given: Ends<Name>,
  [fromName, toName]: readonly [Name, Name],
  timeZone: string,
) => {
  const [start, end] = [given[fromName], given[toName]];
  const from = start === undefined ? undefined : startOfRange(start, timeZone);
  const before = end === undefined ? undefined : endOfRange(end, timeZone);
  if (from && before && Temporal.Instant.compare(from, before) >= 0)
    throw invalidField(toName, 'TOO_SMALL', { limit: start ?? '' });
  return { from, before };
};
