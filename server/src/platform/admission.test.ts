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
