import { expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

test('no more than allowed are inside, and the others follow in their order', async () => {
  const admission = createAdmission({ atOnce: 2, longestWaitMs: 1000 });
  const doors = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const entered: number[] = [];
  const visits = doors.map(({ promise }, visitor) =>
    admission.enter(() => {
      entered.push(visitor);
      return promise;
    }),
  );
  expect(entered).toEqual([0, 1]);
  doors[1]?.resolve();
  await visits[1];
  await Promise.resolve();
  expect(entered).toEqual([0, 1, 2]);
  doors[0]?.reject(new Error('failed'));
  await expect(visits[0]).rejects.toThrow('failed');
  await Promise.resolve();
  expect(entered).toEqual([0, 1, 2, 3]);
  doors[2]?.resolve();
  doors[3]?.resolve();
  await Promise.all(visits.slice(2));
});

test('who waits too long is told to come back, and leaves the line', async () => {
  const admission = createAdmission({ atOnce: 1, longestWaitMs: 5 });
  const door = Promise.withResolvers<void>();
  const first = admission.enter(() => door.promise);
  await expect(admission.enter(() => Promise.resolve())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  door.resolve();
  await first;
  expect(await admission.enter(() => Promise.resolve('in'))).toBe('in');
});

const openDoor = (longestLine: number) => {
  const admission = createAdmission({ atOnce: 1, longestLine });
  const entered: string[] = [];
  const ends: (() => void)[] = [];
  const visit = (name: string) =>
    admission.enter(
      () => {
        entered.push(name);
        return new Promise<void>((resolve) => void ends.push(resolve));
      },
      name.slice(0, 1),
    );
  const letGo = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { admission, entered, visit, letGo };
};

test('crowds take turns, the oldest of each first', async () => {
  const { entered, visit, letGo } = openDoor(10);
  const visits = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(visit);
  for (const _ of visits) await letGo();
  await Promise.all(visits);
  expect(entered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a full line refuses the biggest crowd, whoever comes', async () => {
  const { admission, entered, visit, letGo } = openDoor(3);
  const inside = visit('a1');
  const flood = ['a2', 'a3', 'a4'].map(visit);
  const refused = expect(flood[2]).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(() => admission.requireRoom('a')).toThrow();
  expect(() => admission.requireRoom('b')).not.toThrow();
  const other = visit('b1');
  await refused;
  await expect(visit('a5')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  for (const _ of 'line') await letGo();
  await Promise.all([inside, flood[0], flood[1], other]);
  expect(entered).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('work that fails makes way for the next', async () => {
  const admission = createAdmission({ atOnce: 1, longestLine: 5 });
  const failing = admission.enter(() => Promise.reject(new Error('broken')));
  const next = admission.enter(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(admission.requireRoom).not.toThrow();
});
