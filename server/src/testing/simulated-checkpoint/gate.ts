import type { DayPlan } from './day-kinds.ts';
import type { Dice } from './dice.ts';
import { dayMinutes } from './trucks.ts';

const lanes = 3;
const passage = 16;

/** Speed of the gate per hour: by day, random drift and disturbances. */
const hourlyPace = (plans: readonly DayPlan[], dice: Dice): number[] => {
  let mood = 0;
  return plans.flatMap(({ speed, slow }) =>
    Array.from({ length: 24 }, (_, hour) => {
      mood = 0.75 * mood + dice.bell() * 0.07;
      const middle = hour * 60 + 30;
      const broken = slow && slow.from <= middle && middle < slow.to ? slow.factor : 1;
      return speed * Math.exp(mood) * broken;
    }),
  );
};

/** Returns how many trucks can be called at a minute. Must be called for every minute in order. */
export const createGate = (plans: readonly DayPlan[], dice: Dice) => {
  const pace = hourlyPace(plans, dice);
  const freeFrom = new Array<number>(lanes).fill(0);
  let nextBatch = 0;
  const batch = (minute: number, speed: number): number => {
    if (minute < nextBatch) return 0;
    const gap = dice.lasting(22, 0.25);
    nextBatch = minute + gap;
    return Math.round((gap * lanes * speed) / passage);
  };
  const freeLanes = (minute: number, speed: number, wanted: number): number => {
    let taken = 0;
    for (const [lane, from] of freeFrom.entries()) {
      if (taken === wanted || from > minute) continue;
      freeFrom[lane] = minute + dice.lasting(passage / speed, 0.4);
      taken += 1;
    }
    return taken;
  };
  return (minute: number, wanted: number): number => {
    if (wanted === 0) return 0;
    const speed = pace[Math.floor(minute / 60)] ?? 1;
    const isInConvoys = plans[Math.floor(minute / dayMinutes)]?.inConvoys;
    return isInConvoys ? Math.min(wanted, batch(minute, speed)) : freeLanes(minute, speed, wanted);
  };
};
