import { AppError } from '../errors/app-error.ts';

/** Each takes some 70 MB and up to one core. */
const mostThreads = 2;
const mostWaiting = 4;
const retryAfterSeconds = 20;

let taken = 0;
const waiting: (() => void)[] = [];

export const takeThread = async (): Promise<() => void> => {
  if (taken < mostThreads) taken += 1;
  else if (waiting.length >= mostWaiting) throw new AppError('UNAVAILABLE', { retryAfterSeconds });
  else await new Promise<void>((resolve) => waiting.push(resolve));
  return () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
};
