import { setTimeout as wait } from 'node:timers/promises';
import { productUrl } from './instances.ts';

export type Screens = {
  begin(): void;
  /** The longest time in seconds in which any screen received nothing, including the time to connect again. */
  longestSilence(): number;
  stop(): void;
};

/** Screens connect again after a second, like those of the product. */
const againMs = 1000;

export const watchLine = (count: number, authorization: string): Screens => {
  const over = new AbortController();
  const last = Array.from({ length: count }, () => performance.now());
  let longest = 0;
  const note = (screen: number) => {
    const now = performance.now();
    longest = Math.max(longest, now - (last[screen] ?? now));
    last[screen] = now;
  };
  const read = async (screen: number) => {
    const connection = new AbortController();
    const signal = AbortSignal.any([over.signal, connection.signal]);
    // Gives up a silent connection, because a machine that has vanished never closes it.
    const watch = setInterval(() => {
      if (performance.now() - (last[screen] ?? 0) > 12_000) connection.abort();
    }, 1000);
    try {
      const answer = await fetch(`${productUrl}/oktet/api/v1/queue/stream`, {
        headers: { authorization, 'application-type': 'admin' },
        signal,
      });
      if (answer.ok && answer.body) for await (const _ of answer.body) note(screen);
    } catch {
      // The screen connects again.
    } finally {
      clearInterval(watch);
    }
  };
  const follow = async (screen: number) => {
    while (!over.signal.aborted) {
      await read(screen);
      await wait(againMs);
    }
  };
  for (let screen = 0; screen < count; screen += 1) void follow(screen);
  return {
    begin: () => {
      longest = 0;
      last.fill(performance.now());
    },
    longestSilence: () => {
      for (let screen = 0; screen < count; screen += 1)
        longest = Math.max(longest, performance.now() - (last[screen] ?? 0));
      return longest / 1000;
    },
    stop: () => over.abort(),
  };
};
