import { AppError } from '../errors/app-error.ts';

/** Limits concurrency; waiting callers hold no database connection. */
export type Admission = {
  /** `from` groups callers: groups take turns (round robin), oldest caller first. */
  enter<T>(work: () => Promise<T>, from?: string): Promise<T>;
  /** Throws early what `enter` would throw if the line is full. */
  requireRoom(from?: string): void;
};

type Options = {
  readonly atOnce: number;
  readonly longestWaitMs?: number;
  readonly longestLine?: number;
  readonly retryAfterSeconds?: number;
};

type Turn = { come(): void; refuse(): void };

/**
 * Running everybody at once makes all of them slow; one after another each is quick, and whoever would wait
 * too long is refused before any work is done. When the line is full, a newcomer replaces the last caller of
 * the biggest group unless that is its own group, so a flood from one address only displaces itself.
 */
export const createAdmission = ({
  atOnce,
  longestWaitMs,
  longestLine = Number.POSITIVE_INFINITY,
  retryAfterSeconds = 2,
}: Options): Admission => {
  let inside = 0;
  let waiting = 0;
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
    // Moves the group to the end of the rotation.
    crowds.delete(from);
    crowds.set(from, crowd);
    remove(from, turn);
    turn.come();
  };

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
