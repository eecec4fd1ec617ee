import type { DayEffect } from '#contract/params/booking-params-changes.ts';
import { wallClockOf } from '../../../domain/checkpoint/wall-clock.ts';
import { addDays } from '../../../ui/date-picker/calendar-day.ts';
import type { ParamsValues } from '../params-values.ts';
import { type CalendarDay, type Plan, placesOf, planWeek } from './plan-week.ts';

export const shownDays = 7;

export const daysFrom = (first: string) =>
  Array.from({ length: shownDays }, (_, index) => addDays(first, index));

const isLength = (minutes: number) => minutes >= 10 && 1440 % minutes === 0;

type Drawing = {
  readonly values: Plan & Pick<ParamsValues, 'slotMinutes'>;
  readonly saved: Plan & Pick<ParamsValues, 'slotMinutes'>;
  readonly effect: readonly DayEffect[] | undefined;
  readonly first: string;
};

/** The week with the form's values, its bookings, and what differs from the saved state. */
export const drawWeek = ({ values, saved, effect = [], first }: Drawing) => {
  const lengths = new Map(effect.map(({ date, slotMinutesNow }) => [date, slotMinutesNow]));
  const typed = Number(values.slotMinutes);
  const usual = isLength(typed) ? typed : Number(saved.slotMinutes);
  // A new slot length applies only after the last booked day. Earlier days keep theirs.
  const minutesOn = (day: string) => lengths.get(day) ?? usual;
  const days = planWeek(values, daysFrom(first), minutesOn);
  const before = new Map(
    planWeek(saved, daysFrom(first), minutesOn)
      .flatMap(({ slots }) => slots)
      .map((slot) => [slot.start, placesOf(slot)]),
  );
  const booked = new Map<string, number>(
    effect.flatMap(({ bookedSlots }) =>
      bookedSlots.map((slot) => {
        const { day, time } = wallClockOf(slot.start);
        return [`${day} ${time}`, slot.booked] as const;
      }),
    ),
  );
  return {
    days,
    shortest: Math.min(...days.map(({ day }) => minutesOn(day))),
    minutesOn,
    most: Math.max(1, ...days.flatMap(({ slots }) => slots.map(({ capacity }) => capacity))),
    bookedAt: (start: string) => booked.get(start) ?? 0,
    wasOther: (slot: CalendarDay['slots'][number]) => before.get(slot.start) !== placesOf(slot),
  };
};

export type Week = ReturnType<typeof drawWeek>;
