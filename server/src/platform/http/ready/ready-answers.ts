import { LRUCache } from 'lru-cache';
import type { Context, Services, TrxContext } from '../../context/context.ts';
import { defineNotice } from '../../notices/notices.ts';
import { type ReadyAnswer, toReady } from './ready-answer.ts';

/** Cache of answers for one version of the data; a change needs a new instance. */
export type ReadyAnswers = { read(key: string, load: () => Promise<unknown>): Promise<ReadyAnswer> };

export const createReadyAnswers = (most: number): ReadyAnswers => {
  const answers = new LRUCache<string, Promise<ReadyAnswer>>({ max: most });
  return {
    read: (key, load) => {
      const cached = answers.get(key);
      if (cached) return cached;
      const answer = load().then(toReady);
      answers.set(key, answer);
      answer.catch(() => answers.peek(key) === answer && answers.delete(key));
      return answer;
    },
  };
};

/** Upper bound of staleness if a notice is lost. */
const maxAgeMs = 60_000;

/** Answers that are the same for everybody. Every instance keeps them until one instance announces a change. */
export const announcedAnswers = (name: string, most: number) => {
  const changed = defineNotice(`${name}-changed`);
  return {
    changed,
    get: (ctx: Context): Promise<ReadyAnswers> =>
      ctx.cache.readLasting(name, maxAgeMs, async () => createReadyAnswers(most)),
    forget: ({ cache }: Services): void => cache.forgetOne(name),
    /** Takes effect after commit. */
    announce: (ctx: TrxContext): void => ctx.afterCommit(() => ctx.notices.publish(changed, '')),
  };
};
