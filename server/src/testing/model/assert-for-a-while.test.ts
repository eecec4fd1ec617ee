import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertForAWhile } from './assert-for-a-while.ts';

const numbers = fc.integer();
const shortly = { seed: 1, seconds: 0.05 };

test('an example that takes longer than the time is still run to its end', async () => {
  let ended = 0;
  const slow = async () => {
    await wait(200);
    ended += 1;
  };
  await assertForAWhile(numbers, slow, shortly);
  expect(ended).toBe(1);
});

test.each([0, 200])('an example that fails after %d ms fails the test', async (ms) => {
  const failing = async () => {
    await wait(ms);
    throw new Error('the line is wrong');
  };
  await expect(assertForAWhile(numbers, failing, shortly)).rejects.toThrow('the line is wrong');
});
