import { expect, test } from 'vitest';
import { runCheckpoint, type Scene } from '../../../../testing/simulated-checkpoint/checkpoint.ts';
import { type DayKind, dayKinds } from '../../../../testing/simulated-checkpoint/day-kinds.ts';
import { createDice } from '../../../../testing/simulated-checkpoint/dice.ts';
import type { Truck } from '../../../../testing/simulated-checkpoint/trucks.ts';
import { etasOf, type ToCome } from './eta.ts';
import type { Eta } from './eta-range.ts';
import { type Rates, ratesOf } from './rates.ts';
import { minuteMs, type Stretch, without } from './stretches.ts';
import { throughputPerHour } from './throughput.ts';
import { type Turnout, turnoutOf } from './turnout.ts';
import { type LineAct, waitedTime } from './waited-time.ts';

const seeds = Number(process.env.SIMULATION_SEEDS ?? 2);
const historyDays = 14;
const dayMinutes = 1440;

const ms = (minute: number) => Date.UTC(2026, 10, 1) + minute * minuteMs;

const actOf = ({ minute, what, inLine }: Scene['happenings'][number]): LineAct => ({
  at: ms(minute),
  isArrival: what === 'came',
  isFirstCall: what === 'called',
  waiting: inLine,
});

/** Open around the clock, except for closures known by now. */
const openBetween = ({ closures, minute }: Scene, from: number, to: number): Stretch[] =>
  without(
    [{ from: ms(from), to: ms(to) }],
    closures.filter((one) => one.knownFrom <= minute).map((one) => ({ from: ms(one.from), to: ms(one.to) })),
  );

const actsSince = ({ happenings }: Scene, minute: number): LineAct[] => {
  let first = happenings.length;
  while (first > 0 && (happenings[first - 1]?.minute ?? 0) >= minute) first -= 1;
  return happenings.slice(first).map(actOf);
};

/** Half a day contains three hours of waiting, except on the quietest days. */
const recentMinutes = 720;

const learn = (scene: Scene): { rates: Rates; turnout: Turnout } => {
  const since = scene.minute - historyDays * dayMinutes;
  const waited = waitedTime(
    actsSince(scene, since),
    openBetween(scene, since, scene.minute),
    ms(scene.minute),
  );
  const decided = scene.trucks.filter(({ slot }) => slot >= since && slot < scene.minute - 180);
  const arrivals = decided.map(({ slot, comesAt }) => ({
    step: Number.isFinite(comesAt) ? Math.floor((comesAt - slot) / 10) : null,
    trucks: 1,
  }));
  return { rates: ratesOf(waited), turnout: turnoutOf(arrivals) };
};

const toComeAt = ({ minute, trucks, line }: Scene): ToCome[] => {
  const served = line.find(({ late }) => !late)?.slot ?? Number.POSITIVE_INFINITY;
  const lateSlot = Math.min(Math.floor(minute / 60) * 60, served);
  // Trucks of a day are sorted by slot, at most 288 of them.
  const first = Math.max(
    0,
    trucks.findIndex(({ slot }) => slot >= minute - 120),
  );
  const groups = new Map<string, ToCome>();
  for (const { slot, comesAt, urgent } of trucks.slice(first, first + 120)) {
    if (comesAt <= minute) continue;
    const late = minute > slot + 10;
    const queueSlot = ms(late ? Math.max(slot, lateSlot) : slot);
    const { trucks: others = 0 } = groups.get(`${slot} ${urgent}`) ?? {};
    groups.set(`${slot} ${urgent}`, {
      slotAt: ms(slot),
      queueSlot,
      late,
      hasPriority: urgent,
      trucks: others + 1,
    });
  }
  return [...groups.values()];
};

const forecast = (scene: Scene, truck: Truck, { rates, turnout }: ReturnType<typeof learn>): Eta | null => {
  const { minute } = scene;
  const now = ms(minute);
  const recent = minute - recentMinutes;
  const waited = waitedTime(actsSince(scene, recent), openBetween(scene, recent, minute), now);
  const throughput = throughputPerHour(waited, 12);
  if (throughput === null) return null;
  const upTo = scene.line.slice(0, scene.line.indexOf(truck) + 1);
  const line = upTo.map((one) => ({
    queueSlot: ms(one.standsWith),
    late: one.late,
    hasPriority: one.urgent,
  }));
  const open = openBetween(scene, minute, minute + dayMinutes);
  return etasOf({ now, line, toCome: toComeAt(scene), throughput, rates, turnout, open }).at(-1) ?? null;
};

type ToldForecast = {
  readonly kind: DayKind;
  readonly truck: Truck;
  readonly at: number;
  readonly eta: Eta | null;
};

/** Two weeks of history, then every kind of day twice, each followed by a steady one. */
const kindsOf = (seed: number): DayKind[] => {
  const dice = createDice(seed + 100);
  const past = Array.from(
    { length: historyDays },
    (): DayKind => (dice.chance(0.55) ? 'steady' : (dayKinds[dice.whole(1, 4)] ?? 'steady')),
  );
  const tried = dayKinds.flatMap((kind): DayKind[] => [kind, 'steady']);
  return [...past, ...tried, ...tried];
};

const isTried = (day: number) => day >= historyDays && (day - historyDays) % 2 === 0;

const run = (seed: number): ToldForecast[] => {
  const kinds = kindsOf(seed);
  const told: ToldForecast[] = [];
  let learnt: { readonly period: number; readonly lesson: ReturnType<typeof learn> } | undefined;
  runCheckpoint(seed * 1013, kinds, (scene, truck) => {
    const day = Math.floor(scene.minute / dayMinutes);
    if (!isTried(day)) return;
    const period = Math.floor(scene.minute / 360);
    if (learnt?.period !== period) learnt = { period, lesson: learn(scene) };
    const eta = forecast(scene, truck, learnt.lesson);
    told.push({ kind: kinds[day] ?? 'steady', truck, at: ms(scene.minute), eta });
  });
  return told;
};

const measure = (told: readonly ToldForecast[]) => {
  const counted = told.flatMap(({ truck, at, eta }) => {
    if (truck.odd || truck.calledAt === undefined || !eta) return [];
    const called = ms(truck.calledAt);
    const width = (eta.to - eta.from) / minuteMs;
    const wait = ((eta.from + eta.to) / 2 - at) / minuteMs;
    return [
      {
        isHit: eta.from <= called && called <= eta.to,
        isTooWide: width > Math.max(40, wait / 2),
        width,
        waited: (called - at) / minuteMs,
      },
    ];
  });
  const of = (pick: (one: (typeof counted)[number]) => number, share: number) =>
    counted.map(pick).toSorted((a, b) => a - b)[Math.floor(share * counted.length)] ?? 0;
  return {
    trucks: counted.length,
    share: counted.filter(({ isHit }) => isHit).length / counted.length,
    tooWide: counted.filter(({ isTooWide }) => isTooWide).length,
    untold: told.filter(({ eta }) => eta === null).length / told.length,
    width: [of(({ width }) => width, 0.5), of(({ width }) => width, 0.9)],
    waited: [of(({ waited }) => waited, 0.5), of(({ waited }) => waited, 0.9)],
  };
};

const cell = (text: string | number) => String(text).padStart(10);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const tableOf = (rows: readonly (readonly [string, ReturnType<typeof measure>])[]) =>
  [
    ['', 'trucks', 'held', 'untold', 'width 50%', 'width 90%', 'wait 50%', 'wait 90%'],
    ...rows.map(([name, { trucks, share, untold, width, waited }]) => [
      name,
      trucks,
      percent(share),
      percent(untold),
      ...width,
      ...waited.map(Math.round),
    ]),
  ]
    .map((row) => row.map(cell).join(' '))
    .join('\n');

test(
  'over days of every kind the range that is told holds the call for most trucks, and says something',
  () => {
    const told = Array.from({ length: seeds }, (_, index) => run(index + 1)).flat();
    const kinds = dayKinds.map((kind) => [kind, measure(told.filter((one) => one.kind === kind))] as const);
    const all = measure(told);
    process.stdout.write(`${tableOf([...kinds, ['all', all]])}\n`);
    expect(all.share).toBeGreaterThanOrEqual(0.8);
    for (const [kind, { share, untold }] of kinds) {
      expect(share, kind).toBeGreaterThanOrEqual(0.75);
      expect(untold, kind).toBeLessThan(0.05);
    }
    expect(all.tooWide).toBe(0);
  },
  60_000 * seeds,
);
