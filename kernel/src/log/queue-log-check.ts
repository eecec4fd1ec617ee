import { hashedText } from './queue-log-chain.ts';
import type { LogHead, QueueLogEntry } from './queue-log-entry.ts';
import { createReplay, type Replayed } from './queue-log-replay.ts';

/**
 * HASH: what the entry says is not what was hashed. PREV: it is not chained to the entry before it. GAP: entries are
 * missing before it. REPEATED: its number was there already, or comes too early. IMPOSSIBLE: it cannot follow from what
 * happened to the truck before. ORDER: it says to be in order, or not to be, and the entries before it say otherwise.
 */
export const logFaults = ['HASH', 'PREV', 'GAP', 'REPEATED', 'IMPOSSIBLE', 'ORDER'] as const;
export type LogFault = (typeof logFaults)[number];

type Checked = { readonly faults: readonly LogFault[]; readonly replayed: Replayed };

type Options = {
  /** In hexadecimal digits. */
  readonly sha256: (text: string) => string | Promise<string>;
  /** What the first entry must follow; left out, anything. */
  readonly after?: LogHead;
  /** Nobody stood in the line before the first entry that is read. */
  readonly fromEmptyLine?: boolean;
};

/**
 * Reads a log from one end to the other and says of each entry what is wrong with it. After a fault it goes on from what
 * is there, so that one change is not reported for all that follows.
 */
export const createLogCheck = ({ sha256, after, fromEmptyLine = false }: Options) => {
  const replay = createReplay();
  let last = after;

  const chainFaults = async (entry: QueueLogEntry): Promise<LogFault[]> => {
    const faults: LogFault[] = [];
    if (last && entry.seq > last.seq + 1) faults.push('GAP');
    if (last && entry.seq <= last.seq) faults.push('REPEATED');
    if (last && entry.prev !== last.hash) faults.push('PREV');
    if ((await sha256(hashedText(entry))) !== entry.hash) faults.push('HASH');
    return faults;
  };

  const orderFaults = (entry: QueueLogEntry, { before, isImpossible, overtakes }: Replayed): LogFault[] => {
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
    /** The newest entry that was read. */
    head: (): LogHead | undefined => last,
    read: async (entry: QueueLogEntry): Promise<Checked> => {
      const faults = await chainFaults(entry);
      last = { seq: entry.seq, hash: entry.hash };
      const replayed = replay.play(entry);
      return { faults: [...faults, ...orderFaults(entry, replayed)], replayed };
    },
  };
};

export type LogCheck = ReturnType<typeof createLogCheck>;
