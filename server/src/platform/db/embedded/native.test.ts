import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../../../testing/test-folder.ts';
import { major } from './data-folder.ts';
import { findNative, makeLinks, programIn } from './native.ts';

test('what npm brought is of the major version that data folders are named after', () => {
  const version = execFileSync(programIn(findNative().folder, 'postgres'), ['--version'], {
    encoding: 'utf8',
  });
  expect(version).toMatch(new RegExp(`^postgres \\(PostgreSQL\\) ${major}\\.`));
});

test('links that a package lacks are made', async () => {
  const folder = await createTestFolder();
  mkdirSync(join(folder, 'native/lib'), { recursive: true });
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  for (const _ of ['lacking', 'there']) {
    makeLinks(folder);
    expect(readFileSync(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('library');
  }
  rmSync(folder, { recursive: true });
});
