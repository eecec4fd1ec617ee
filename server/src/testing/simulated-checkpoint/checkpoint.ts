import { type DayKind, type DayPlan, planDayOf } from './day-kinds.ts';
import { createDice, type Dice } from './dice.ts';
import { createGate } from './gate.ts';
import { arrive, comeBack } from './line.ts';
import { dayMinutes, type Truck, trucksOf } from './trucks.ts';

export type Happening = {
  readonly minute: number;
  readonly what: 'came' | 'called' | 'called again' | 'back';
  readonly inLine: number;
};

export type KnownClosure = { readonly from: number; readonly to: number; readonly knownFrom: number };

export type Scene = {
  readonly minute: number;
  readonly line: readonly Truck[];
  readonly trucks: readonly Truck[];
  readonly happenings: readonly Happening[];
  readonly closures: readonly KnownClosure[];
};

const stepMinutes = 0.5;
const outOfOrder = 0.01;
const noAnswer = 0.015;
const backAfter = 12;

const fromMidnight = (plans: readonly DayPlan[]) => {
  const closures = plans.flatMap(({ closure }, day) => {
    const start = day * dayMinutes;
    return closure
      ? [{ from: start + closure.from, to: start + closure.to, knownFrom: start + closure.knownFrom }]
      : [];
  });
  const breaks = plans.flatMap((plan, day) =>
    plan.breaks.map(({ from, to }) => ({ from: day * dayMinutes + from, to: day * dayMinutes + to })),
  );
  return { closures, breaks };
};

/** Operators nearly always call the first truck; a few trucks do not answer. */
const createOperator = (line: Truck[], dice: Dice) => (minute: number) => {
  const place = line.length > 3 && dice.chance(outOfOrder) ? dice.whole(1, line.length - 1) : 0;
  const [truck] = line.splice(place, 1);
  if (!truck) return undefined;
  const isFirst = truck.calledAt === undefined;
  const answers = !isFirst || !dice.chance(noAnswer);
  truck.calledAt ??= minute;
  truck.odd ||= place > 0 || !answers;
  return { truck, isFirst, answers };
};

export const runCheckpoint = (
  seed: number,
  kinds: readonly DayKind[],
  watch: (scene: Scene, truck: Truck) => void,
): void => {
  const dice = createDice(seed);
  const plans = kinds.map((kind) => planDayOf(kind, dice));
  const trucks = plans.flatMap((plan, day) => trucksOf(day, plan, dice));
  const { closures, breaks } = fromMidnight(plans);
  const shut = [...closures, ...breaks];
  const [line, happenings]: [Truck[], Happening[]] = [[], []];
  const callFirst = createOperator(line, dice);
  const canBeCalled = createGate(plans, dice);
  const coming = trucks.filter(({ comesAt }) => comesAt < Number.POSITIVE_INFINITY);
  coming.sort((a, b) => b.comesAt - a.comesAt);
  const away: { readonly until: number; readonly truck: Truck }[] = [];
  const note = (minute: number, what: Happening['what']) =>
    happenings.push({ minute, what, inLine: line.length });

  const letReturn = (minute: number) => {
    for (let next = away[0]; next && next.until <= minute; next = away[0]) {
      away.shift();
      comeBack(line, next.truck, minute);
      note(minute, 'back');
    }
  };
  const letCome = (minute: number) => {
    for (let truck = coming.at(-1); truck && truck.comesAt <= minute; truck = coming.at(-1)) {
      coming.pop();
      arrive(line, truck, minute);
      note(minute, 'came');
      watch({ minute, line, trucks, happenings, closures }, truck);
    }
  };
  const call = (minute: number) => {
    for (let calls = canBeCalled(minute, line.length); calls > 0; calls -= 1) {
      const called = callFirst(minute);
      if (!called) return;
      note(minute, called.isFirst ? 'called' : 'called again');
      if (!called.answers) away.push({ until: minute + backAfter, truck: called.truck });
    }
  };
  for (let minute = 0; minute < kinds.length * dayMinutes; minute += stepMinutes) {
    letReturn(minute);
    letCome(minute);
    if (!shut.some(({ from, to }) => from <= minute && minute < to)) call(minute);
  }
};
