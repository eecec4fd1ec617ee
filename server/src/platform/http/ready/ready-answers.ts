import { LRUCache } from 'lru-cache';
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
