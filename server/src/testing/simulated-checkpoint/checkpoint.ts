import { type DayKind, type DayPlan, planDayOf } from './day-kinds.ts';
import { createDice, type Dice } from './dice.ts';
import { dayMinutes, type Truck, trucksOf } from './trucks.ts';

/** One truck leaves the line or joins it. */
export type Happening = {
  readonly minute: number;
  readonly what: 'came' | 'called' | 'called again' | 'back';
  readonly truck: Truck;
  readonly inLine: number;
};

export type KnownClosure = { readonly from: number; readonly to: number; readonly knownFrom: number };

/** What an onlooker can know at a minute. */
export type Scene = {
  readonly minute: number;
  readonly line: readonly Truck[];
  readonly trucks: readonly Truck[];
  readonly happenings: readonly Happening[];
  readonly closures: readonly KnownClosure[];
};

const lanes = 3;
/** A truck occupies its lane for so many minutes. */
const passage = 16;

const runningSlot = (minute: number) => Math.floor(minute / 60) * 60;

/** Written from the rules of the line alone. */
const standsBefore = (a: Truck, b: Truck): boolean => {
  if (a.standsWith !== b.standsWith) return a.standsWith < b.standsWith;
  if (a.late !== b.late) return b.late;
  if (a.urgent !== b.urgent) return a.urgent;
  return a.comesAt !== b.comesAt ? a.comesAt < b.comesAt : a.number < b.number;
};

const join = (line: Truck[], truck: Truck) => {
  const place = line.findIndex((other) => standsBefore(truck, other));
  line.splice(place === -1 ? line.length : place, 0, truck);
};

const settle = (line: readonly Truck[], truck: Truck, minute: number) => {
  truck.late = minute > truck.slot + 10;
  if (!truck.late) return;
  const first = line.find((other) => !other.late)?.slot ?? Number.POSITIVE_INFINITY;
  truck.standsWith = Math.max(truck.slot, Math.min(runningSlot(minute), first));
};

/** How fast the gate is at a minute: by its day, by the hour, and where something is broken. */
const paceOfDays = (plans: readonly DayPlan[], dice: Dice) => {
  let mood = 0;
  const hours = plans.flatMap((plan, day) =>
    Array.from({ length: 24 }, (_, hour) => {
      mood = 0.75 * mood + dice.bell() * 0.07;
      const middle = hour * 60 + 30;
      const { slow } = plan;
      const broken = slow && slow.from <= middle && middle < slow.to ? slow.factor : 1;
      return { at: day * dayMinutes + hour * 60, pace: plan.speed * Math.exp(mood) * broken };
    }),
  );
  return (minute: number) => hours[Math.floor(minute / 60)]?.pace ?? 1;
};

const within = (spans: readonly { from: number; to: number }[], minute: number) =>
  spans.find(({ from, to }) => from <= minute && minute < to);

/** Days of a checkpoint, minute after minute. `watch` is told of every arrival, with what can be known then. */
export const runCheckpoint = (
  seed: number,
  kinds: readonly DayKind[],
  watch: (scene: Scene, truck: Truck) => void,
): readonly Truck[] => {
  const dice = createDice(seed);
  const plans = kinds.map((kind) => planDayOf(kind, dice));
  const trucks = plans.flatMap((plan, day) => trucksOf(day, plan, dice));
  const shifted = <S extends { from: number; to: number }>(span: S, day: number) => ({
    ...span,
    from: span.from + day * dayMinutes,
    to: span.to + day * dayMinutes,
  });
  const closures = plans.flatMap(({ closure }, day) =>
    closure ? [{ ...shifted(closure, day), knownFrom: closure.knownFrom + day * dayMinutes }] : [],
  );
  const pauses = plans.flatMap(({ breaks }, day) => breaks.map((span) => shifted(span, day)));
  const paceAt = paceOfDays(plans, dice);

  const coming = trucks.filter(({ comesAt }) => comesAt < Number.POSITIVE_INFINITY);
  coming.sort((a, b) => a.comesAt - b.comesAt);
  const line: Truck[] = [];
  const happenings: Happening[] = [];
  const backLater: { minute: number; truck: Truck }[] = [];
  const note = (what: Happening['what'], minute: number, truck: Truck) =>
    happenings.push({ minute, what, truck, inLine: line.length });

  const laneFree = new Array<number>(lanes).fill(0);
  let nextBatch = 0;
  const callOne = (minute: number) => {
    const place = line.length > 3 && dice.chance(0.01) ? dice.whole(1, line.length - 1) : 0;
    const [truck] = line.splice(place, 1);
    if (!truck) return;
    if (place > 0) truck.odd = true;
    const isFirst = truck.calledAt === undefined;
    truck.calledAt ??= minute;
    note(isFirst ? 'called' : 'called again', minute, truck);
    if (isFirst && dice.chance(0.015)) {
      truck.odd = true;
      backLater.push({ minute: minute + 12, truck });
    }
  };
  const work = (minute: number) => {
    if (within(closures, minute) || within(pauses, minute)) return;
    const pace = paceAt(minute);
    const plan = plans[Math.floor(minute / dayMinutes)];
    if (plan?.inConvoys) {
      if (minute < nextBatch || line.length === 0) return;
      const gap = dice.lasting(22, 0.25);
      nextBatch = minute + gap;
      const size = Math.round((gap * lanes * pace) / passage);
      for (let called = 0; called < size && line.length > 0; called += 1) callOne(minute);
      return;
    }
    for (let lane = 0; lane < lanes && line.length > 0; lane += 1) {
      if ((laneFree[lane] ?? 0) > minute) continue;
      callOne(minute);
      laneFree[lane] = minute + dice.lasting(passage / pace, 0.4);
    }
  };

  const step = 0.5;
  let next = 0;
  for (let minute = 0; minute < kinds.length * dayMinutes; minute += step) {
    while (backLater[0] && backLater[0].minute <= minute) {
      const back = backLater.shift();
      if (!back) break;
      back.truck.late = true;
      back.truck.standsWith = Math.max(back.truck.standsWith, runningSlot(minute));
      join(line, back.truck);
      note('back', minute, back.truck);
    }
    for (let truck = coming[next]; truck && truck.comesAt <= minute; truck = coming[next]) {
      next += 1;
      settle(line, truck, minute);
      join(line, truck);
      note('came', minute, truck);
      watch({ minute, line, trucks, happenings, closures }, truck);
    }
    work(minute);
  }
  return trucks;
};
