import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFolder } from '../../testing/test-folder.ts';
import { loadDemoPassword } from './secrets.ts';

let folder: string;

beforeAll(async () => {
  folder = await createTestFolder();
});

afterAll(() => rm(folder, { recursive: true }));

test('instances that start at once on a new folder share what one of them made', async () => {
  const dataDir = join(folder, 'data');
  const load = () => loadDemoPassword({ dataDir });
  const passwords = await Promise.all(Array.from({ length: 20 }, load));
  expect(new Set(passwords).size).toBe(1);
  expect(passwords[0]).toMatch(/^[a-z2-9]{16}$/);
  expect(await load()).toBe(passwords[0]);
  expect(await readdir(dataDir)).toEqual(['demo-password']);
});
