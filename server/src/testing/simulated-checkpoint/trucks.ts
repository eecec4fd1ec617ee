import type { DayPlan } from './day-kinds.ts';
import type { Dice } from './dice.ts';

export const dayMinutes = 1440;

/** Times are minutes from the first midnight. */
export type Truck = {
  readonly number: number;
  readonly slot: number;
  readonly urgent: boolean;
  /** Infinity if the truck never comes. */
  readonly comesAt: number;
  late: boolean;
  /** The truck is ordered with the trucks of this slot. */
  standsWith: number;
  calledAt?: number;
  /** The truck was called out of turn, or was missing when called. */
  odd: boolean;
};

const placesAnHour = 12;

/** How many minutes from its slot a truck comes: most come well before it, some just in time, a few late. */
const offset = (dice: Dice): number => {
  const manner = dice.between(0, 1);
  if (manner < 0.7) return -Math.min(178, dice.wait(32) + dice.wait(32));
  if (manner < 0.92) return -12 + dice.bell() * 8;
  return Math.min(115, 10 + dice.wait(28));
};

const demandAt = (hour: number) => (hour >= 7 && hour < 22 ? 0.97 : 0.78);

/** Makes the bookings of one hour. In convoys several trucks arrive at the same moment. */
const trucksOfSlot = (slot: number, { comes, inConvoys }: DayPlan, demand: number, dice: Dice): Truck[] => {
  const trucks: Truck[] = [];
  let [following, together] = [0, slot];
  for (let place = 0; place < placesAnHour; place += 1) {
    if (!dice.chance(demand)) continue;
    if (following === 0) {
      following = inConvoys ? dice.whole(3, 7) : 1;
      together = slot + offset(dice);
    }
    following -= 1;
    trucks.push({
      number: slot * placesAnHour + place,
      slot,
      urgent: dice.chance(0.12),
      comesAt: dice.chance(comes) ? together + (inConvoys ? dice.wait(1.5) : 0) : Number.POSITIVE_INFINITY,
      late: false,
      standsWith: slot,
      odd: false,
    });
  }
  return trucks;
};

export const trucksOf = (day: number, plan: DayPlan, dice: Dice): Truck[] =>
  Array.from({ length: 24 }, (_, hour) =>
    trucksOfSlot(day * dayMinutes + hour * 60, plan, demandAt(hour), dice),
  ).flat();
