import { expect, test } from 'vitest';
import { createFreshCache } from './fresh-cache.ts';

const counter = () => {
  let loads = 0;
  const load = () => {
    loads += 1;
    return Promise.resolve(loads);
  };
  return { load };
};

test('those who ask at once are answered by one load, keys apart', async () => {
  const cache = createFreshCache();
  const { load } = counter();
  expect(await Promise.all([cache.read('a', 1000, load), cache.read('a', 1000, load)])).toEqual([1, 1]);
  expect(await cache.read('b', 1000, load)).toBe(2);
});

test('what is older than its reader allows is loaded again', async () => {
  const cache = createFreshCache();
  const { load } = counter();
  await cache.read('a', 1000, load);
  expect(await cache.read('a', -1, load)).toBe(2);
});

test('a load that takes longer than it may be old is followed by one more, however many ask meanwhile', async () => {
  const cache = createFreshCache();
  const loads: PromiseWithResolvers<number>[] = [];
  const load = () => {
    const begun = Promise.withResolvers<number>();
    loads.push(begun);
    return begun.promise;
  };
  const first = cache.read('a', 1000, load);
  const others = [1, 2, 3].map(() => cache.read('a', -1, load));
  expect(loads).toHaveLength(1);
  loads[0]?.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => loads.length).toBe(2);
  loads[1]?.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  expect(loads).toHaveLength(2);
});

test('who waits for the next load gets it also when the one before fails', async () => {
  const cache = createFreshCache();
  const slow = Promise.withResolvers<string>();
  const first = cache.read('a', 1000, () => slow.promise);
  const second = cache.read('a', -1, () => Promise.resolve('new'));
  slow.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe('new');
});

test('after a commit even a load that is under way is not given to who asks later', async () => {
  const cache = createFreshCache();
  const slow = Promise.withResolvers<string>();
  const early = cache.read('a', 1000, () => slow.promise);
  cache.forget();
  const late = cache.read('a', 1000, () => Promise.resolve('new'));
  slow.resolve('old');
  expect(await Promise.all([early, late])).toEqual(['old', 'new']);
  expect(await cache.read('a', 1000, () => Promise.reject(new Error('asked again')))).toBe('new');
});

test('what lasts outlives commits, until somebody says that it changed', async () => {
  const cache = createFreshCache();
  const { load } = counter();
  await cache.readLasting('a', 1000, load);
  cache.forget();
  expect(await cache.readLasting('a', 1000, load)).toBe(1);
  cache.forgetAll();
  expect(await cache.readLasting('a', 1000, load)).toBe(2);
});

test('a failed load is not kept', async () => {
  const cache = createFreshCache();
  await expect(cache.read('a', 1000, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.read('a', 1000, () => Promise.resolve(1))).toBe(1);
});
