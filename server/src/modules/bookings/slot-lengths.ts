type SlotLength = { readonly from_day: string; readonly minutes: number };

/**
 * How long the slots of a day are: by the newest length that begins on or before it. Days before every recorded
 * length have the one that was in force when recording began.
 */
export const slotLengthOf = (lengths: readonly SlotLength[], day: string, current: number): number => {
  const newestFirst = lengths.toSorted((a, b) => (a.from_day < b.from_day ? 1 : -1));
  return (
    newestFirst.find((length) => length.from_day <= day)?.minutes ?? newestFirst.at(-1)?.minutes ?? current
  );
};

/** A new length starts after the last booked day, so that no booking's slot is cut. */
export const firstDayOfNewLength = (
  today: Temporal.PlainDate,
  lastBooked: string | undefined,
): Temporal.PlainDate =>
  lastBooked === undefined ? today : Temporal.PlainDate.from(lastBooked).add({ days: 1 });
