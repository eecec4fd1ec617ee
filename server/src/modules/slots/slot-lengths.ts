export type SlotLength = { readonly from_day: string; readonly minutes: number };

/** The newest length that starts on or before the day; before all recorded ones, the oldest. */
export const slotLengthOf = (lengths: readonly SlotLength[], day: string, current: number): number => {
  const newestFirst = lengths.toSorted((a, b) => (a.from_day < b.from_day ? 1 : -1));
  return (
    newestFirst.find((length) => length.from_day <= day)?.minutes ?? newestFirst.at(-1)?.minutes ?? current
  );
};

type LengthChange = {
  readonly before: number;
  readonly after: number;
  readonly today: Temporal.PlainDate;
  readonly lastBooked: string | undefined;
};

/** A new length starts after the last booked day, so that no booking's slot is cut. */
export const changeLength = (
  lengths: readonly SlotLength[],
  { before, after, today, lastBooked }: LengthChange,
): readonly SlotLength[] => {
  if (before === after) return lengths;
  const first = lastBooked === undefined ? today : Temporal.PlainDate.from(lastBooked).add({ days: 1 });
  const from_day = first.toString();
  const known =
    lengths.length > 0 ? lengths : [{ from_day: today.subtract({ days: 1 }).toString(), minutes: before }];
  return [...known.filter((length) => length.from_day < from_day), { from_day, minutes: after }];
};
