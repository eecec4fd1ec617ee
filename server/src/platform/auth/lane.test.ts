import { expect, test } from 'vitest';
import { createLane } from './lane.ts';

const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { wait: () => promise, open: resolve };
};

test('so many run, so many wait, the rest is refused', async () => {
  const { run: lane, requireRoom } = createLane(2, 1, () => new Error('full'));
  const door = gate();
  let running = 0;
  const work = async () => {
    running += 1;
    await door.wait();
  };
  const admitted = [lane(work), lane(work), lane(work)];
  await expect(lane(work)).rejects.toThrow('full');
  expect(requireRoom).toThrow('full');
  expect(running).toBe(2);
  door.open();
  await Promise.all(admitted);
  expect(running).toBe(3);
  expect(requireRoom).not.toThrow();
});

test('work that fails makes way for the next', async () => {
  const { run: lane } = createLane(1, 5, () => new Error('full'));
  const failing = lane(() => Promise.reject(new Error('broken')));
  const next = lane(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
