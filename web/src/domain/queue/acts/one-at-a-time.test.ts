import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('An act pressed twice is sent once; another one on the same truck waits for its answer', async () => {
  const sent: string[] = [];
  const answer = Promise.withResolvers<string>();
  const recall = () => {
    sent.push('recall');
    return answer.promise;
  };
  const send = (act: string) => async () => void sent.push(act);
  const first = oneAtATime('a', 'recall', recall);
  expect(await oneAtATime('a', 'recall', recall)).toBeUndefined();
  const second = oneAtATime('a', 'return', send('return'));
  await oneAtATime('b', 'return', send('return of another'));
  expect(sent).toEqual(['recall', 'return of another']);
  answer.resolve('recalled');
  expect(await first).toBe('recalled');
  await second;
  expect(sent).toEqual(['recall', 'return of another', 'return']);
});
