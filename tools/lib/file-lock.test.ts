import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFileLock } from './file-lock.mjs';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oktet-lock-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('works one after the other, tells who waits, and leaves no file', async () => {
  const file = join(folder, 'a.lock');
  const events: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = withFileLock(file, async () => {
    events.push('one begins');
    await first.promise;
    events.push('one ends');
  });
  const two = withFileLock(
    file,
    async () => void events.push('two begins'),
    () => {
      events.push('two waits');
      first.resolve();
    },
  );
  await Promise.all([one, two]);
  expect(events).toEqual(['one begins', 'two waits', 'one ends', 'two begins']);
  expect(existsSync(file)).toBe(false);
});

test('is released when the work fails', async () => {
  const file = join(folder, 'b.lock');
  await expect(withFileLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('a lock whose holder was killed is taken over', async () => {
  const file = join(folder, 'c.lock');
  await writeFile(file, '4711 dead');
  const long = new Date(Date.now() - 60_000);
  await utimes(file, long, long);
  expect(await withFileLock(file, async () => 'mine')).toBe('mine');
});
