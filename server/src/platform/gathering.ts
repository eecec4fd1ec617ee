import { AppError } from './errors/app-error.ts';

/** Does for several at once what each has come for, and says for each, in their order, how it is answered. */
export type GroupWork<T, R> = (members: readonly T[]) => Promise<readonly (() => Promise<R>)[]>;

export type Gathering = {
  /**
   * Has `work` done together with whoever else waits for the same work. Who is alone waits for nobody, and two who share
   * `apart` never go together.
   */
  join<T, R>(work: GroupWork<T, R>, member: T, apart: string): Promise<R>;
};

type Options = {
  /** Groups of one work. */
  readonly atOnce: number;
  readonly mostInGroup: number;
  readonly longestWaitMs: number;
  /** When it makes sense to come back. */
  readonly retryAfterSeconds?: number;
};

type Waiting = { readonly member: unknown; readonly apart: string; go(answer: Promise<unknown>): void };

type Line = { running: number; readonly waiting: Set<Waiting> };

/**
 * The next group is whoever came while the last ones were at work. There is no timer: with few callers everybody goes
 * alone and at once, with many the groups grow by themselves.
 */
export const createGathering = ({
  atOnce,
  mostInGroup,
  longestWaitMs,
  retryAfterSeconds = 2,
}: Options): Gathering => {
  const lines = new Map<unknown, Line>();

  const takeGroup = ({ waiting }: Line): Waiting[] => {
    const group = new Map<string, Waiting>();
    for (const one of waiting) {
      if (group.size >= mostInGroup) break;
      if (!group.has(one.apart)) group.set(one.apart, one);
    }
    for (const one of group.values()) waiting.delete(one);
    return [...group.values()];
  };

  const advance = (work: GroupWork<unknown, unknown>, line: Line): void => {
    while (line.running < atOnce && line.waiting.size > 0) {
      const group = takeGroup(line);
      line.running += 1;
      const done = work(group.map(({ member }) => member)).finally(() => {
        line.running -= 1;
        advance(work, line);
      });
      for (const [place, one] of group.entries()) one.go(done.then((answers) => answers[place]?.()));
    }
  };

  return {
    join: <T, R>(work: GroupWork<T, R>, member: T, apart: string) => {
      const line = lines.get(work) ?? { running: 0, waiting: new Set() };
      lines.set(work, line);
      const { promise, resolve, reject } = Promise.withResolvers<R>();
      const timer = setTimeout(() => {
        line.waiting.delete(one);
        reject(new AppError('UNAVAILABLE', { retryAfterSeconds }));
      }, longestWaitMs);
      const one: Waiting = {
        member,
        apart,
        go: (answer) => {
          clearTimeout(timer);
          resolve(answer as Promise<R>);
        },
      };
      line.waiting.add(one);
      advance(work as GroupWork<unknown, unknown>, line);
      return promise;
    },
  };
};
