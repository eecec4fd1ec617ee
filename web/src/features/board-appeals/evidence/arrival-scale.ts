import type { Evidence } from '#contract/appeals/evidence.ts';

type Arrival = NonNullable<Evidence['arrival']>;
type Booking = NonNullable<Evidence['booking']>;

/** Both ends in percent of the drawing's width. */
export type Stretch = { readonly from: number; readonly to: number };

export const scaleOf = (arrival: Arrival, { dateBooked, canceledDate }: Booking) => {
  const ends = [arrival.until, dateBooked, canceledDate ?? arrival.until].map((at) => Date.parse(at));
  const start = Math.min(Date.parse(arrival.from), Date.parse(canceledDate ?? arrival.from));
  const whole = Math.max(...ends) - start;
  const place = (at: string) =>
    Math.min(100, Math.max(0, ((Date.parse(at) - start) / Math.max(1, whole)) * 100));
  return { place, stretch: (from: string, to: string): Stretch => ({ from: place(from), to: place(to) }) };
};

/** The side of its place on which a label stands, so that it does not leave the drawing. */
export const sideOf = (place: number): 'start' | 'middle' | 'end' => {
  if (place < 25) return 'start';
  return place > 75 ? 'end' : 'middle';
};

/** How many percent of the width two labels need if they name their days, as in a drawing that crosses midnight. */
export const roomOfDays = 55;

/** Sides of two labels in one line. If they are nearer than `room`, they stand beside each other. */
export const sidesOf = (first: number, second: number, room = 42) => {
  if (Math.abs(second - first) > room) return [sideOf(first), sideOf(second)] as const;
  if (first > second) return first > 72 ? (['end', 'end'] as const) : (['start', 'end'] as const);
  if (second > 72) return ['end', 'end'] as const;
  return second < 28 ? (['start', 'start'] as const) : (['end', 'start'] as const);
};
