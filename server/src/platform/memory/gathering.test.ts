import { expect, test } from 'vitest';
import { createGathering, type GroupWork } from './gathering.ts';

const limits = { atOnce: 2, mostInGroup: 3, longestWaitMs: 60_000 };

const openWork = () => {
  const groups: { readonly members: readonly string[]; finish(): void; fail(): void }[] = [];
  const work: GroupWork<string, string> = (members) =>
    new Promise((resolve, reject) => {
      groups.push({
        members,
        finish: () => resolve(members.map((member) => async () => `${member} done`)),
        fail: () => reject(new Error('no')),
      });
    });
  return { work, groups };
};

test('who comes while two are at work goes together with the others who wait, three at most', async () => {
  const { join } = createGathering(limits);
  const { work, groups } = openWork();
  const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => join(work, name, name));
  const seen = () => groups.map(({ members }) => members.join(''));
  expect(seen()).toEqual(['a', 'b']);
  groups[0]?.finish();
  expect(await answers[0]).toBe('a done');
  expect(seen()).toEqual(['a', 'b', 'cde']);
  groups[2]?.finish();
  groups[1]?.finish();
  expect(await answers[4]).toBe('e done');
  expect(seen()).toEqual(['a', 'b', 'cde', 'f']);
  groups[3]?.finish();
  expect(await answers[5]).toBe('f done');
});

test('two of the same sender never go together, and keep their order', async () => {
  const { join } = createGathering({ ...limits, atOnce: 1 });
  const { work, groups } = openWork();
  const answers = [join(work, 'x', 'x'), join(work, 'a1', 'a'), join(work, 'a2', 'a'), join(work, 'b', 'b')];
  groups[0]?.finish();
  await answers[0];
  expect(groups[1]?.members).toEqual(['a1', 'b']);
  groups[1]?.finish();
  await answers[1];
  expect(groups[2]?.members).toEqual(['a2']);
});

test('what fails fails for its group alone', async () => {
  const { join } = createGathering({ ...limits, atOnce: 1 });
  const { work, groups } = openWork();
  const answers = ['a', 'b', 'c'].map((name) => join(work, name, name));
  groups[0]?.fail();
  await expect(answers[0]).rejects.toThrow('no');
  groups[1]?.finish();
  expect(await Promise.all(answers.slice(1))).toEqual(['b done', 'c done']);
});

test('who waits too long hears that it is too much', async () => {
  const { join } = createGathering({ ...limits, atOnce: 1, longestWaitMs: 1 });
  const { work, groups } = openWork();
  const first = join(work, 'a', 'a');
  await expect(join(work, 'b', 'b')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  groups[0]?.finish();
  expect(await first).toBe('a done');
  expect(groups).toHaveLength(1);
});
