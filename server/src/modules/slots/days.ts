type Day = Temporal.PlainDate;

export const laterDay = (a: Day, b: Day): Day => (Temporal.PlainDate.compare(a, b) > 0 ? a : b);
export const earlierDay = (a: Day, b: Day): Day => (Temporal.PlainDate.compare(a, b) < 0 ? a : b);

/** Inclusive; empty if `last` is before `first`. */
export const daysBetween = (first: Day, last: Day): Day[] =>
  Array.from({ length: Math.max(0, first.until(last).days + 1) }, (_, days) => first.add({ days }));

export const isDayBetween = (day: Day, first: Day, last: Day): boolean =>
  Temporal.PlainDate.compare(first, day) <= 0 && Temporal.PlainDate.compare(day, last) <= 0;
