import { microsecondsOf } from './queue-log-chain.ts';
import type { QueueLogEntry } from './queue-log-entry.ts';

/** What the log says of a truck so far. Times are microseconds. */
export type LoggedTruck = {
  readonly number: string;
  /** AWAY: its arrival was taken back. UNKNOWN: waiting or called, since before the first entry that was read. */
  readonly state: 'WAITING' | 'CALLED' | 'AWAY' | 'CANCELED' | 'LEFT' | 'UNKNOWN';
  readonly queueSlot: number;
  readonly late: boolean;
  /** It was called and did not answer since it came. */
  readonly noAnswer: boolean;
  readonly hasPriority: boolean;
  /** Null: it stood in the line before the first entry that was read. */
  readonly arrivedAt: number | null;
  readonly undoneAt: number | null;
  readonly calledAt: number | null;
  readonly recalledAt: number | null;
  /** When it left, or was canceled. */
  readonly endedAt: number | null;
  /** Null: nobody can say. */
  readonly wasCalled: boolean | null;
};

export type Replayed = {
  readonly before: LoggedTruck | undefined;
  readonly after: LoggedTruck;
  /** It cannot have happened to a truck in that state. */
  readonly isImpossible: boolean;
  /** Of a CALL: somebody who waited stood before it, as far as the entries that were read can tell. */
  readonly overtakes: boolean;
};

/** An arrival that is repeated so soon after it was undone was undone by mistake: it keeps its first time. */
export const repeatedArrivalMinutes = 10;
const repeatedArrival = repeatedArrivalMinutes * 60_000_000;

const possibleFrom: Readonly<Record<QueueLogEntry['type'], readonly LoggedTruck['state'][]>> = {
  ARRIVAL: ['AWAY'],
  ARRIVAL_UNDONE: ['WAITING'],
  PRIORITY: ['WAITING', 'CALLED'],
  PLATE: ['WAITING', 'CALLED'],
  CALL: ['WAITING'],
  RECALL: ['CALLED'],
  RETURN: ['CALLED'],
  CANCEL: ['WAITING', 'CALLED'],
  LEFT: ['CALLED'],
};

const canFollow = (type: QueueLogEntry['type'], before: LoggedTruck | undefined): boolean =>
  before === undefined || before.state === 'UNKNOWN' || possibleFrom[type].includes(before.state);

const stateAfter = (type: QueueLogEntry['type'], before: LoggedTruck | undefined): LoggedTruck['state'] => {
  switch (type) {
    case 'ARRIVAL':
    case 'RETURN':
      return 'WAITING';
    case 'CALL':
    case 'RECALL':
      return 'CALLED';
    case 'ARRIVAL_UNDONE':
      return 'AWAY';
    case 'CANCEL':
      return 'CANCELED';
    case 'LEFT':
      return 'LEFT';
    default:
      return before?.state ?? 'UNKNOWN';
  }
};

const arrivalOf = (type: QueueLogEntry['type'], at: number, before: LoggedTruck | undefined) => {
  if (type !== 'ARRIVAL') return before?.arrivedAt ?? null;
  const isRepeated = before?.undoneAt != null && at - before.undoneAt <= repeatedArrival;
  return isRepeated ? before.arrivedAt : at;
};

/** Whoever comes, or goes back to the line, is not called any more. */
const callsOf = (type: QueueLogEntry['type'], at: number, before: LoggedTruck | undefined) => {
  if (type === 'ARRIVAL' || type === 'RETURN') return { calledAt: null, recalledAt: null };
  return {
    calledAt: type === 'CALL' ? at : (before?.calledAt ?? null),
    recalledAt: type === 'RECALL' ? at : (before?.recalledAt ?? null),
  };
};

/** An arrival that is undone does not undo a call. */
const wasCalled = (type: QueueLogEntry['type'], before: LoggedTruck | undefined) => {
  if (type === 'CALL') return true;
  return before === undefined ? (type === 'ARRIVAL' ? false : null) : before.wasCalled;
};

const noAnswerOf = ({ type, reasonKind }: QueueLogEntry, before: LoggedTruck | undefined) =>
  type !== 'ARRIVAL' && (before?.noAnswer === true || (type === 'RETURN' && reasonKind === 'NO_ANSWER'));

/** It lets those of its slot pass who came on time and answered. */
const standsBehind = ({ late, noAnswer }: LoggedTruck) => late || noAnswer;

const truckAfter = (entry: QueueLogEntry, before: LoggedTruck | undefined): LoggedTruck => {
  const { type, late, hasPriority } = entry;
  const at = microsecondsOf(entry.at);
  return {
    number: entry.formattedBookingNumber,
    state: stateAfter(type, before),
    queueSlot: microsecondsOf(entry.queueSlot),
    late,
    noAnswer: noAnswerOf(entry, before),
    hasPriority,
    arrivedAt: arrivalOf(type, at, before),
    undoneAt: type === 'ARRIVAL_UNDONE' ? at : (before?.undoneAt ?? null),
    ...callsOf(type, at, before),
    endedAt: type === 'LEFT' || type === 'CANCEL' ? at : null,
    wasCalled: wasCalled(type, before),
  };
};

/** Surely before the other; false as well where the log does not say. */
const standsBefore = (one: LoggedTruck, other: LoggedTruck): boolean => {
  if (one.queueSlot !== other.queueSlot) return one.queueSlot < other.queueSlot;
  if (standsBehind(one) !== standsBehind(other)) return standsBehind(other);
  if (one.hasPriority !== other.hasPriority) return one.hasPriority;
  if (one.arrivedAt === null || other.arrivedAt === null) return false;
  if (one.arrivedAt !== other.arrivedAt) return one.arrivedAt < other.arrivedAt;
  return one.number < other.number;
};

/** The line as the log tells it: one entry after the other. */
export const createReplay = () => {
  const trucks = new Map<string, LoggedTruck>();
  const waiting = new Map<string, LoggedTruck>();
  return {
    /** Everybody whom an entry was about, by number. */
    trucks: trucks as ReadonlyMap<string, LoggedTruck>,
    play: (entry: QueueLogEntry): Replayed => {
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
    /** Those who wait, first to be called first. */
    line: (): LoggedTruck[] =>
      [...waiting.values()].sort((one, other) => (standsBefore(one, other) ? -1 : 1)),
  };
};
