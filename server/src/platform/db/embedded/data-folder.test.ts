import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOpenFolder } from '../../../testing/servers/open-folder.ts';
import { PlainError } from '../../errors/plain-error.ts';
import { openEmbedded } from './open-embedded.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = createOpenFolder();
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const layDatabase = (name: string, version: string) => {
  mkdirSync(join(dataDir, name));
  writeFileSync(join(dataDir, name, 'PG_VERSION'), `${version}\n`);
};

const facts = () =>
  ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].map((name) => {
    const { mode, mtimeMs, size } = statSync(join(dataDir, name));
    return { name, mode, mtimeMs, size };
  });

const refusal = async (): Promise<string> => {
  const before = facts();
  const error = await openEmbedded({ dataDir, connections: 20 }).catch((reason: unknown) => reason);
  expect(facts()).toEqual(before);
  return error instanceof PlainError ? error.message : String(error);
};

test('the embedded database of an earlier 0.1 is refused', async () => {
  layDatabase('database', '17');
  expect(await refusal()).toBe(
    `${join(dataDir, 'database')} was written by an earlier Oktet 0.1, whose embedded database this one cannot read: set DATA_DIR to another folder, or move that one away to begin anew.`,
  );
});

test('a database of another major version is refused', async () => {
  layDatabase('postgresql-17', '17');
  expect(await refusal()).toMatch(/ holds a database of PostgreSQL 17, this Oktet brings PostgreSQL 18: /);
  rmSync(join(dataDir, 'postgresql-17'), { recursive: true });
  layDatabase('postgresql-18', '19');
  expect(await refusal()).toMatch(/ holds a database of PostgreSQL 19, this Oktet brings PostgreSQL 18: /);
});

test('a folder with something else in it is refused', async () => {
  mkdirSync(join(dataDir, 'postgresql-18'));
  writeFileSync(join(dataDir, 'postgresql-18/notes.txt'), '');
  expect(await openEmbedded({ dataDir, connections: 20 }).catch((error: Error) => error.message)).toMatch(
    /postgresql-18 holds files but no database: /,
  );
});
