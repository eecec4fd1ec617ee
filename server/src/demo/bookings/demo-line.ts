import type { DemoRandom } from './demo-random.ts';
import { type DemoVisit, hour, minute, rushHours, wholeSecond } from './demo-schedule.ts';

export type NumberedVisit = { readonly visit: DemoVisit; readonly number: string };

/** Times are in milliseconds. Null: that has not happened. */
export type DemoPassage = NumberedVisit & {
  readonly queueSlot: number;
  readonly late: boolean;
  calledAt: number | null;
  recalledAt: number | null;
  leftAt: number | null;
  gaveUpAt: number | null;
};

export type DemoGate = {
  readonly now: number;
  readonly random: DemoRandom;
  readonly lateAfter: number;
  readonly slots: readonly { readonly start: number; readonly end: number }[];
  readonly waitingTarget: number;
};

const calledNow = 3;

/** On usual days a truck is called at most this long before its slot. */
const usualAhead = 50 * minute;
/** Minutes between calls, one value per day in turn: on slow days the line grows until night. */
const usualPaces = [6.1, 7.7, 5.8, 6.6, 7.9] as const;
const patience = 25 * minute;

type Line = {
  at: number;
  readonly coming: NumberedVisit[];
  readonly waiting: DemoPassage[];
  readonly passed: DemoPassage[];
};

/** Must order trucks as the real line does. */
export const inLineOrder = (a: DemoPassage, b: DemoPassage): number =>
  a.queueSlot - b.queueSlot ||
  Number(a.late) - Number(b.late) ||
  Number(b.visit.hasPriority) - Number(a.visit.hasPriority) ||
  a.visit.arrivesAt - b.visit.arrivesAt ||
  (a.number < b.number ? -1 : 1);

const arrive = ({ visit, number }: NumberedVisit, { waiting }: Line, gate: DemoGate): DemoPassage => {
  const { slot, arrivesAt } = visit;
  const late = arrivesAt > slot.start + gate.lateAfter;
  const running = gate.slots.findLast(({ start }) => start <= arrivesAt)?.start ?? slot.start;
  const served = waiting.filter((one) => !one.late).toSorted(inLineOrder)[0]?.visit.slot.start ?? running;
  return {
    visit,
    number,
    queueSlot: late ? Math.max(slot.start, Math.min(running, served)) : slot.start,
    late,
    calledAt: null,
    recalledAt: null,
    leftAt: null,
    gaveUpAt: null,
  };
};

const leaveLine = ({ waiting, passed }: Line, truck: DemoPassage) => {
  passed.push(...waiting.splice(waiting.indexOf(truck), 1));
};

/** Adds the trucks that arrive until `at`, and removes those that gave up. */
const advance = (line: Line, at: number, gate: DemoGate) => {
  while (line.coming[0] && line.coming[0].visit.arrivesAt <= at)
    line.waiting.push(...line.coming.splice(0, 1).map((next) => arrive(next, line, gate)));
  for (const truck of line.waiting.filter(({ visit }) => visit.ending === 'GAVE_UP')) {
    const gaveUpAt = truck.visit.arrivesAt + patience;
    if (gaveUpAt > at) continue;
    truck.gaveUpAt = gaveUpAt;
    leaveLine(line, truck);
  }
};

const call = (truck: DemoPassage, at: number, { now, random }: DemoGate) => {
  truck.calledAt = at;
  const recalledAt = wholeSecond(at + random.between(4, 7) * minute);
  if (random.chance(0.05) && recalledAt < now) truck.recalledAt = recalledAt;
  const leftAt = wholeSecond(at + random.between(9, 17) * minute);
  if (leftAt < now) truck.leftAt = leftAt;
};

const worked = (at: number, { slots }: DemoGate): number =>
  Math.max(at, slots.find(({ end }) => end > at)?.start ?? at);

/** `apart` is the time between calls, `ahead` how long before its slot a truck may be called. */
type Pace = { readonly apart: () => number; readonly ahead: number };

const run = (line: Line, gate: DemoGate, { apart, ahead }: Pace, until: number) => {
  for (line.at = worked(line.at, gate); line.at <= until; line.at = wholeSecond(worked(line.at, gate))) {
    advance(line, line.at, gate);
    const [head] = line.waiting.toSorted(inLineOrder);
    if (head && line.at >= head.queueSlot - ahead) {
      call(head, line.at, gate);
      leaveLine(line, head);
      line.at += apart();
    } else line.at += minute;
  }
  advance(line, until, gate);
};

/** Runs the line until now. In the last hours the pace is set so that `wanted` trucks are left waiting. */
export const runLine = (visits: readonly NumberedVisit[], gate: DemoGate): DemoPassage[] => {
  const { now, random, waitingTarget } = gate;
  const coming = visits
    .filter(({ visit }) => visit.ending === 'PASSED' || visit.ending === 'GAVE_UP')
    .filter(({ visit }) => visit.arrivesAt <= now)
    .toSorted((a, b) => a.visit.arrivesAt - b.visit.arrivesAt);
  const rush = now - rushHours * hour;
  const line: Line = { at: coming[0]?.visit.arrivesAt ?? now, waiting: [], coming, passed: [] };
  const usualPace = () => usualPaces[Math.floor(line.at / (24 * hour)) % usualPaces.length] ?? usualPaces[0];
  const apart = () => random.between(0.8, 1.2) * usualPace() * minute;
  run(line, gate, { apart, ahead: usualAhead }, rush);
  const pace = (now - rush) / Math.max(1, line.waiting.length + line.coming.length - waitingTarget);
  line.at = Math.max(line.at, wholeSecond(rush + pace * 0.6));
  run(line, gate, { apart: () => pace, ahead: Number.POSITIVE_INFINITY }, now - minute);
  advance(line, now, gate);
  for (const truck of line.passed.filter(({ calledAt }) => calledAt !== null).slice(-calledNow))
    truck.leftAt = null;
  return [...line.passed, ...line.waiting];
};
