import { type Moment, minuteMs } from './stretches.ts';

/** In ten-minute steps, from three hours before to three hours after the slot start. */
export const turnoutStepMs = 10 * minuteMs;
const steps = 36;
const firstStep = -18;

/** Steps after the slot start; negative: early, null: never came. */
export type Arrivals = { readonly step: number | null; readonly trucks: number };

/** The share of bookings that has arrived by the end of each step. */
export type Turnout = readonly number[];

/** Prior before there are data: 18 of 20 come, evenly in the 90 minutes before their slot. */
const prior = { came: (step: number) => (step >= -9 && step < 0 ? 2 : 0), all: 20 };

export const turnoutOf = (arrivals: readonly Arrivals[]): Turnout => {
  const came = new Array<number>(steps).fill(0);
  let all = prior.all;
  for (const { step, trucks } of arrivals) {
    all += trucks;
    if (step === null) continue;
    const place = Math.min(Math.max(step - firstStep, 0), steps - 1);
    came[place] = (came[place] ?? 0) + trucks;
  }
  let sum = 0;
  return came.map((trucks, place) => {
    sum += trucks + prior.came(place + firstStep);
    return sum / all;
  });
};

/** Interpolated between steps. */
const shareBy = (turnout: Turnout, afterMs: number): number => {
  const place = afterMs / turnoutStepMs - firstStep;
  if (place <= 0) return 0;
  const whole = Math.floor(place);
  if (whole >= steps) return turnout[steps - 1] ?? 0;
  const [before, after] = [turnout[whole - 1] ?? 0, turnout[whole] ?? 0];
  return before + (after - before) * (place - whole);
};

/** Probability that a truck which has not come by now comes by a later moment. */
export const chanceToCome = (turnout: Turnout, slotAt: Moment, now: Moment): ((by: Moment) => number) => {
  const already = shareBy(turnout, now - slotAt);
  return (by) => (already >= 1 ? 0 : (shareBy(turnout, by - slotAt) - already) / (1 - already));
};
