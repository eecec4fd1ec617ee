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
