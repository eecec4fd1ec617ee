import { microsecondsOf } from './queue-log-chain.ts';
import type { TruckEntry } from './queue-log-entry.ts';

export type LoggedTruck = {
  readonly number: string;
  /** AWAY: arrival undone. UNKNOWN: waiting or called since before the first entry read. */
  readonly state: 'WAITING' | 'CALLED' | 'AWAY' | 'CANCELED' | 'LEFT' | 'UNKNOWN';
  readonly queueSlot: number;
  readonly late: boolean;
  /** How often the truck was called since its arrival and did not come. */
  readonly noAnswers: number;
  /** The last entry said that the truck did not come. A call with the kind of reason MISTAKE takes that back. */
  readonly hasJustNotAnswered: boolean;
  readonly hasPriority: boolean;
  /** Null: arrived before the first entry read. */
  readonly arrivedAt: number | null;
  readonly undoneAt: number | null;
  readonly calledAt: number | null;
  readonly recalledAt: number | null;
  readonly endedAt: number | null;
  readonly wasCalled: boolean | null;
};

export type Replayed = {
  readonly before: LoggedTruck | undefined;
  readonly after: LoggedTruck;
  readonly isImpossible: boolean;
  /** True for a CALL if a waiting truck was ahead of the called one, as far as the entries read can tell. */
  readonly overtakes: boolean;
};

/** An arrival repeated this soon after it was undone keeps its first time, because the undo was a mistake. */
export const repeatedArrivalMinutes = 10;
const repeatedArrival = repeatedArrivalMinutes * 60_000_000;

const possibleFrom: Readonly<Record<TruckEntry['type'], readonly LoggedTruck['state'][]>> = {
  ARRIVAL: ['AWAY'],
  ARRIVAL_UNDONE: ['WAITING'],
  PRIORITY: ['WAITING', 'CALLED'],
  PLATE: ['WAITING', 'CALLED'],
  CALL: ['WAITING'],
  RECALL: ['CALLED'],
  RETURN: ['CALLED'],
  CANCEL: ['WAITING', 'CALLED'],
  CANCEL_UNDONE: ['CANCELED'],
  LEFT: ['CALLED'],
};

const canFollow = (type: TruckEntry['type'], before: LoggedTruck | undefined): boolean =>
  before === undefined || before.state === 'UNKNOWN' || possibleFrom[type].includes(before.state);

/** A return clears the call, so a canceled truck that has a call was called when its booking was canceled. */
const stateBeforeCancel = (canceled: LoggedTruck | undefined): LoggedTruck['state'] => {
  if (canceled === undefined || canceled.arrivedAt === null) return 'UNKNOWN';
  return canceled.calledAt === null ? 'WAITING' : 'CALLED';
};

const ledTo: { readonly [T in TruckEntry['type']]?: LoggedTruck['state'] } = {
  ARRIVAL: 'WAITING',
  ARRIVAL_UNDONE: 'AWAY',
  CALL: 'CALLED',
  RECALL: 'CALLED',
  RETURN: 'WAITING',
  CANCEL: 'CANCELED',
  LEFT: 'LEFT',
};

const stateAfter = (type: TruckEntry['type'], before: LoggedTruck | undefined): LoggedTruck['state'] =>
  type === 'CANCEL_UNDONE' ? stateBeforeCancel(before) : (ledTo[type] ?? before?.state ?? 'UNKNOWN');

const arrivalOf = (type: TruckEntry['type'], at: number, before: LoggedTruck | undefined) => {
  if (type !== 'ARRIVAL') return before?.arrivedAt ?? null;
  const isRepeated = before?.undoneAt != null && at - before.undoneAt <= repeatedArrival;
  return isRepeated ? before.arrivedAt : at;
};

/** Arriving or returning to the queue clears the call. */
const callsOf = (type: TruckEntry['type'], at: number, before: LoggedTruck | undefined) => {
  if (type === 'ARRIVAL' || type === 'RETURN') return { calledAt: null, recalledAt: null };
  return {
    calledAt: type === 'CALL' ? at : (before?.calledAt ?? null),
    recalledAt: type === 'RECALL' ? at : (before?.recalledAt ?? null),
  };
};

/** Stays true even if the arrival is undone later. */
const wasCalled = (type: TruckEntry['type'], before: LoggedTruck | undefined) => {
  if (type === 'CALL') return true;
  return before === undefined ? (type === 'ARRIVAL' ? false : null) : before.wasCalled;
};

const isNoAnswer = ({ type, reasonKind }: TruckEntry) => type === 'RETURN' && reasonKind === 'NO_ANSWER';

/** An operator who noted a missing answer by mistake calls the truck again with the kind of reason MISTAKE. */
const takesNoAnswerBack = ({ type, reasonKind }: TruckEntry, before: LoggedTruck) =>
  type === 'CALL' && reasonKind === 'MISTAKE' && before.hasJustNotAnswered;

/** Changes of priority or plate keep the value, because they say nothing about calls. */
const hasJustNotAnswered = (entry: TruckEntry, before: LoggedTruck | undefined): boolean =>
  entry.type === 'PRIORITY' || entry.type === 'PLATE'
    ? before?.hasJustNotAnswered === true
    : isNoAnswer(entry);

const noAnswersOf = (entry: TruckEntry, before: LoggedTruck | undefined): number => {
  if (entry.type === 'ARRIVAL' || before === undefined) return isNoAnswer(entry) ? 1 : 0;
  return before.noAnswers + (isNoAnswer(entry) ? 1 : 0) - (takesNoAnswerBack(entry, before) ? 1 : 0);
};

/** Late or unanswered trucks go after the others of their slot. */
const standsBehind = ({ late, noAnswers }: LoggedTruck) => late || noAnswers > 0;

const truckAfter = (entry: TruckEntry, before: LoggedTruck | undefined): LoggedTruck => {
  const { type, late, hasPriority } = entry;
  const at = microsecondsOf(entry.at);
  return {
    number: entry.formattedBookingNumber,
    state: stateAfter(type, before),
    queueSlot: microsecondsOf(entry.queueSlot),
    late,
    noAnswers: noAnswersOf(entry, before),
    hasJustNotAnswered: hasJustNotAnswered(entry, before),
    hasPriority,
    arrivedAt: arrivalOf(type, at, before),
    undoneAt: type === 'ARRIVAL_UNDONE' ? at : (before?.undoneAt ?? null),
    ...callsOf(type, at, before),
    endedAt: type === 'LEFT' || type === 'CANCEL' ? at : null,
    wasCalled: wasCalled(type, before),
  };
};

/** Also false if the log does not tell which truck stands before the other. */
const standsBefore = (one: LoggedTruck, other: LoggedTruck): boolean => {
  if (one.queueSlot !== other.queueSlot) return one.queueSlot < other.queueSlot;
  if (standsBehind(one) !== standsBehind(other)) return standsBehind(other);
  if (one.hasPriority !== other.hasPriority) return one.hasPriority;
  if (one.arrivedAt === null || other.arrivedAt === null) return false;
  if (one.arrivedAt !== other.arrivedAt) return one.arrivedAt < other.arrivedAt;
  return one.number < other.number;
};

export const createReplay = () => {
  const trucks = new Map<string, LoggedTruck>();
  const waiting = new Map<string, LoggedTruck>();
  return {
    trucks: trucks as ReadonlyMap<string, LoggedTruck>,
    play: (entry: TruckEntry): Replayed => {
      const number = entry.formattedBookingNumber;
      const before = trucks.get(number);
      const after = truckAfter(entry, before);
      trucks.set(number, after);
      waiting.delete(number);
      const overtakes =
        entry.type === 'CALL' && [...waiting.values()].some((other) => standsBefore(other, after));
      if (after.state === 'WAITING') waiting.set(number, after);
      return { before, after, isImpossible: !canFollow(entry.type, before), overtakes };
    },
    line: (): LoggedTruck[] =>
      [...waiting.values()].sort((one, other) => (standsBefore(one, other) ? -1 : 1)),
  };
};
