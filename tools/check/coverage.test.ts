import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';

const namedFiles = (page: string) =>
  [...page.matchAll(/`([\w-]+(?:\/[\w.-]+)+\.\w+)`/g)].flatMap(([, name]) => name ?? []);

test('whatever is said to show a line of the specification exists', async () => {
  const names = namedFiles(await readFile(inRoot('docs/coverage.md'), 'utf8'));
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => !existsSync(inRoot(name)))).toEqual([]);
});
