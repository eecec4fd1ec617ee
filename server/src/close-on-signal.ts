import { constants } from 'node:os';

const longestMs = 10_000;
/** Ctrl-C arrives from the terminal and again from the parent process; within this time both count as one. */
const copiesMs = 300;

type Signal = 'SIGINT' | 'SIGTERM';

/** First signal: graceful shutdown. Second: exit at once. */
export const closeOnSignal = (close: () => Promise<void>, say: (line: string) => void): void => {
  let beganAt: number | undefined;

  const finish = async (signal: Signal) => {
    say(`\n${signal}: finishing what is under way…`);
    const timer = setTimeout(() => {
      say(`Stopped after ${longestMs / 1000} s with something still under way.`);
      process.exit(1);
    }, longestMs);
    await close();
    clearTimeout(timer);
    say('Stopped.');
    process.exit(0);
  };

  const receive = (signal: Signal) => {
    const now = performance.now();
    if (beganAt === undefined) {
      beganAt = now;
      finish(signal).catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
    } else if (now - beganAt > copiesMs) {
      say(`${signal} again: stopped at once.`);
      process.exit(128 + constants.signals[signal]);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, receive);
};
