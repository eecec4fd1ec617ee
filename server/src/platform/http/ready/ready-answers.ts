import { type ReadyAnswer, toReady } from './ready-answer.ts';

/** Answers that were given since what they are made of changed; for another change there is another one of these. */
export type ReadyAnswers = { read(key: string, load: () => Promise<unknown>): Promise<ReadyAnswer> };

export const createReadyAnswers = (most: number): ReadyAnswers => {
  const answers = new Map<string, Promise<ReadyAnswer>>();
  return {
    read: (key, load) => {
      const answer = answers.get(key) ?? load().then(toReady);
      // Asked for last, forgotten last.
      answers.delete(key);
      answers.set(key, answer);
      const [oldest = key] = answers.keys();
      if (answers.size > most) answers.delete(oldest);
      answer.catch(() => answers.get(key) === answer && answers.delete(key));
      return answer;
    },
  };
};
