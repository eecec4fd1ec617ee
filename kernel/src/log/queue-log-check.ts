import { hashedText } from './queue-log-chain.ts';
import {
  type CutEntry,
  type CutFacts,
  isAboutTruck,
  type LogHead,
  type QueueLogEntry,
  type TruckEntry,
} from './queue-log-entry.ts';
import { createReplay, type Replayed } from './queue-log-replay.ts';

/**
 * HASH: the content does not match the hash. PREV: not chained to the previous entry. GAP: entries are
 * missing before it. REPEATED: its number is not above the previous one. IMPOSSIBLE: the truck's state does
 * not allow the act. ORDER: `inOrder` contradicts the entries before.
 */
const logFaults = ['HASH', 'PREV', 'GAP', 'REPEATED', 'IMPOSSIBLE', 'ORDER'] as const;
export type LogFault = (typeof logFaults)[number];

type CheckedEntry = {
  readonly faults: readonly LogFault[];
  readonly replayed: Replayed | undefined;
};

type Options = {
  readonly sha256: (text: string) => string | Promise<string>;
  /** The entry that the first entry read must follow. Absent: that is not checked. */
  readonly after?: LogHead;
  readonly fromEmptyLine?: boolean;
};

/** After a fault the check goes on from the entry as it is, so that one manipulation is not reported many times. */
export const createLogCheck = ({ sha256, after, fromEmptyLine = false }: Options) => {
  const replay = createReplay();
  const cuts: CutEntry[] = [];
  let last = after;

  const chainFaults = async (entry: QueueLogEntry): Promise<LogFault[]> => {
    const faults: LogFault[] = [];
    if (last && entry.seq > last.seq + 1) faults.push('GAP');
    if (last && entry.seq <= last.seq) faults.push('REPEATED');
    if (last && entry.prev !== last.hash) faults.push('PREV');
    if ((await sha256(hashedText(entry))) !== entry.hash) faults.push('HASH');
    return faults;
  };

  const orderFaults = (entry: TruckEntry, { before, isImpossible, overtakes }: Replayed): LogFault[] => {
    const comesFromNowhere = fromEmptyLine && before === undefined && entry.type !== 'ARRIVAL';
    const faults: LogFault[] = isImpossible || comesFromNowhere ? ['IMPOSSIBLE'] : [];
    const isCall = entry.type === 'CALL';
    const isWrong = isCall
      ? entry.inOrder === null ||
        (entry.inOrder && overtakes) ||
        (fromEmptyLine && entry.inOrder === overtakes)
      : entry.inOrder !== null;
    return isWrong ? [...faults, 'ORDER'] : faults;
  };

  return {
    replay,
    head: (): LogHead | undefined => last,
    /** Undefined: none of the CUT entries read so far names this head. */
    cutThatNames: ({ seq, hash }: LogHead): CutFacts | undefined =>
      cuts.find(({ facts }) => facts.lostHeads.some((lost) => lost.seq === seq && lost.hash === hash))?.facts,
    read: async (entry: QueueLogEntry): Promise<CheckedEntry> => {
      const faults = await chainFaults(entry);
      last = { seq: entry.seq, hash: entry.hash };
      if (entry.type === 'CUT') cuts.push(entry);
      if (!isAboutTruck(entry)) return { faults, replayed: undefined };
      const replayed = replay.play(entry);
      return { faults: [...faults, ...orderFaults(entry, replayed)], replayed };
    },
  };
};

export type LogCheck = ReturnType<typeof createLogCheck>;
