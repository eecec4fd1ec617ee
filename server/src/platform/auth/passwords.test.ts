import { expect, test } from 'vitest';
import { cheapCost } from '../../testing/people/cheap-cost.ts';
import { createPasswords, recipeOf, usualCost } from './passwords.ts';

const passwords = createPasswords(cheapCost);

test('a password matches its own hash and no other', async () => {
  const hash = await passwords.hash('taiga under snow');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.match('taiga under snow', [hash])).toBe(0);
  expect(await passwords.match('taiga under rain', [hash])).toBe(-1);
  expect(await passwords.match('taiga under snow', [])).toBe(-1);
});

test('the same password is hashed differently for everybody', async () => {
  expect(await passwords.hash('taiga under snow')).not.toBe(await passwords.hash('taiga under snow'));
});

test('of those hashed alike, the right one is found', async () => {
  const first = await passwords.hash('first password');
  const second = await passwords.hash('second password', recipeOf(first));
  expect(await passwords.match('second password', [first, second])).toBe(1);
  expect(await passwords.match('second password', [first, await passwords.hash('second password')])).toBe(-1);
});

test('characters that look the same are the same', async () => {
  const hash = await passwords.hash('\u00e9t\u00e9 \uff11\uff12\uff13');
  expect(await passwords.match('e\u0301te\u0301 123', [hash])).toBe(0);
});

test('hashing leaves the event loop free', async () => {
  const costly = createPasswords(usualCost);
  const longestStand = async () => {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const began = performance.now();
    await Promise.all(Array.from({ length: 4 }, () => costly.hash('taiga under snow')));
    clearInterval(timer);
    return longest / (performance.now() - began);
  };
  const shares = [await longestStand(), await longestStand(), await longestStand()];
  expect(Math.min(...shares)).toBeLessThan(0.5);
});

test('a flood is sent away instead of waiting for ever', async () => {
  const flood = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.match('guess', [])));
  const refused = flood.filter((attempt) => attempt.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(60 - 40 - 3);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE', options: { retryAfterSeconds: 5 } } });
  expect(await passwords.match('guess', [])).toBe(-1);
});
