import { AppError } from '../errors/app-error.ts';

/** Does the work of a batch; returns for each member, in order, how to get its result. */
export type GroupWork<T, R> = (members: readonly T[]) => Promise<readonly (() => Promise<R>)[]>;

export type Gathering = {
  /** Batches concurrent calls of the same `work`; one per `apart` key in a batch. */
  join<T, R>(work: GroupWork<T, R>, member: T, apart: string): Promise<R>;
};

type Options = {
  readonly atOnce: number;
  readonly mostInGroup: number;
  readonly longestWaitMs: number;
};

type Waiting = { readonly member: unknown; readonly apart: string; go(answer: Promise<unknown>): void };

type Line = { running: number; readonly waiting: Set<Waiting> };

/** No timer: a batch is whatever queued up while the previous ones ran. */
export const createGathering = ({ atOnce, mostInGroup, longestWaitMs }: Options): Gathering => {
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
        reject(new AppError('UNAVAILABLE', { retryAfterSeconds: 2 }));
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
