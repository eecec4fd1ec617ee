import { AppError } from './errors/app-error.ts';

/** Lets few do something at once; the others wait in line without holding a connection. */
export type Admission = {
  /** `from` tells the crowds apart that share the line: each is served in turn, its oldest first. */
  enter<T>(work: () => Promise<T>, from?: string): Promise<T>;
  /** Throws at once what `enter` would if the line is too long. */
  requireRoom(from?: string): void;
};

type Options = {
  readonly atOnce: number;
  readonly longestWaitMs?: number;
  readonly longestLine?: number;
  /** When it makes sense to come back. */
  readonly retryAfterSeconds?: number;
};

type Turn = { come(): void; refuse(): void };

/**
 * In a crowd everybody advances a statement at a time and all are late together. Who is let in one after another is
 * done quickly, and who waits too long hears it before any work was done for him.
 *
 * When the line is full, a newcomer takes the place of the last one of the biggest crowd, unless that is his own: a
 * flood from one address crowds out itself and nobody else.
 */
export const createAdmission = ({
  atOnce,
  longestWaitMs,
  longestLine = Number.POSITIVE_INFINITY,
  retryAfterSeconds = 2,
}: Options): Admission => {
  let inside = 0;
  let waiting = 0;
  /** In the order in which they have their turn. */
  const crowds = new Map<string, Set<Turn>>();

  const refusal = () => new AppError('UNAVAILABLE', { retryAfterSeconds });

  const remove = (from: string, turn: Turn) => {
    const crowd = crowds.get(from);
    if (!crowd?.delete(turn)) return;
    waiting -= 1;
    if (crowd.size === 0) crowds.delete(from);
  };

  const leave = () => {
    const [from, crowd] = crowds.entries().next().value ?? [];
    const turn = crowd?.values().next().value;
    if (from === undefined || !crowd || !turn) {
      inside -= 1;
      return;
    }
    // Behind the others, who have waited for their turn meanwhile.
    crowds.delete(from);
    crowds.set(from, crowd);
    remove(from, turn);
    turn.come();
  };

  /** The biggest crowd when the line is full; undefined while there is room. */
  const findBiggest = () =>
    waiting < longestLine
      ? undefined
      : [...crowds].reduce((biggest, other) => (other[1].size > biggest[1].size ? other : biggest));

  const requireRoom = (from = '') => {
    if (inside < atOnce) return;
    const biggest = findBiggest();
    if (biggest && (crowds.get(from)?.size ?? 0) >= biggest[1].size) throw refusal();
  };

  const makeRoom = (from: string) => {
    requireRoom(from);
    const biggest = findBiggest();
    const last = biggest && [...biggest[1]].at(-1);
    if (!last) return;
    remove(biggest[0], last);
    last.refuse();
  };

  const wait = (from: string) =>
    new Promise<void>((resolve, reject) => {
      const turn: Turn = {
        come: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          remove(from, turn);
          reject(refusal());
        },
      };
      const timer = longestWaitMs === undefined ? undefined : setTimeout(turn.refuse, longestWaitMs);
      const crowd = crowds.get(from) ?? new Set();
      crowds.set(from, crowd.add(turn));
      waiting += 1;
    });

  return {
    requireRoom,
    enter: async (work, from = '') => {
      if (inside < atOnce) inside += 1;
      else {
        makeRoom(from);
        await wait(from);
      }
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
