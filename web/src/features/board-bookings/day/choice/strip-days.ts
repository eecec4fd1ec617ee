const dayMs = 86_400_000;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const between = (from: string, to: string) => {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
};

const daysBefore = 4;
const mostDays = 8;

type StripOptions = {
  /** The selected day. */
  readonly date: string;
  readonly today: string;
  readonly horizonDays: number;
};

/** Today up to the booking horizon; if another day is selected, the days around it. */
export const stripDays = ({ date, today, horizonDays }: StripOptions): string[] => {
  const last = dayAfter(today, horizonDays);
  if (date >= today && date <= last) return between(today, last);
  const from = dayAfter(date, -daysBefore);
  return between(from, dayAfter(from, mostDays - 1));
};
