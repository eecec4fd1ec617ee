import type { DayPlan } from './day-kinds.ts';
import type { Dice } from './dice.ts';

export const dayMinutes = 1440;

/** Times are minutes from the first midnight. */
export type Truck = {
  readonly number: number;
  readonly kind: DayPlan['kind'];
  readonly slot: number;
  readonly urgent: boolean;
  /** Infinity: it stays away. */
  readonly comesAt: number;
  late: boolean;
  /** The slot among whose trucks it stands. */
  standsWith: number;
  calledAt?: number;
  /** Called before its turn, or not there when it was called. */
  odd?: true;
};

const placesAnHour = 12;

/** Most come well before their time, some just in time, a few late. */
const offset = (dice: Dice): number => {
  const manner = dice.between(0, 1);
  if (manner < 0.7) return -Math.min(178, dice.wait(32) + dice.wait(32));
  if (manner < 0.92) return -12 + dice.bell() * 8;
  return Math.min(115, 10 + dice.wait(28));
};

const demandAt = (hour: number) => (hour >= 7 && hour < 22 ? 0.97 : 0.78);

/** The bookings of one day. In convoys trucks of an hour come at the moment of one of them. */
export const trucksOf = (day: number, plan: DayPlan, dice: Dice): Truck[] => {
  const trucks: Truck[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    const slot = day * dayMinutes + hour * 60;
    let convoy = 0;
    let together = slot;
    for (let place = 0; place < placesAnHour; place += 1) {
      if (!dice.chance(demandAt(hour))) continue;
      if (convoy === 0) {
        convoy = plan.inConvoys ? dice.whole(3, 7) : 1;
        together = slot + offset(dice);
      }
      convoy -= 1;
      const comes = dice.chance(plan.comes);
      const own = plan.inConvoys ? together + dice.wait(1.5) : together;
      trucks.push({
        number: day * 1000 + trucks.length,
        kind: plan.kind,
        slot,
        urgent: dice.chance(0.12),
        comesAt: comes ? own : Number.POSITIVE_INFINITY,
        late: false,
        standsWith: slot,
      });
    }
  }
  return trucks;
};
