import { AppError } from './errors/app-error.ts';

/** Lets few do something at once; the others wait in line without holding a connection. */
export type Admission = {
  enter<T>(work: () => Promise<T>): Promise<T>;
};

type Options = { readonly atOnce: number; readonly longestWaitMs: number };

/**
 * In a crowd everybody advances a statement at a time and all are late together. Who is let in one after another is
 * done quickly, and who waits too long hears it before any work was done for him.
 */
export const createAdmission = ({ atOnce, longestWaitMs }: Options): Admission => {
  let inside = 0;
  const line = new Set<() => void>();

  const leave = () => {
    const [next] = line;
    if (!next) {
      inside -= 1;
      return;
    }
    line.delete(next);
    next();
  };

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.delete(turn);
        reject(new AppError('UNAVAILABLE', { retryAfterSeconds: 2 }));
      }, longestWaitMs);
      line.add(turn);
    });

  return {
    enter: async (work) => {
      if (inside < atOnce) inside += 1;
      else await wait();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
