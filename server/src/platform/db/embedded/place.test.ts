import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireAnswer } from '../../../testing/people/require-answer.ts';
import { asUser } from '../../../testing/servers/as-nobody.ts';
import { createOpenFolder } from '../../../testing/servers/open-folder.ts';
import { dataIn } from './data-folder.ts';
import { keepRunning } from './keep-running.ts';
import { findNative } from './native.ts';
import { findPlace, type Place } from './place.ts';
import { failureAs } from './run-as.ts';
import { urlOver } from './server-url.ts';

const path = process.env.PATH;
const isRoot = process.geteuid?.() === 0;
const native = findNative();
/** User namespaces are forbidden in most containers. */
const mapped = { how: 'mapped', uid: 65_534, gid: 65_534 } as const;
const hasNamespaces = isRoot && failureAs(mapped, { program: 'true', args: [] }) === undefined;

let folder: string;

beforeEach(() => {
  folder = createOpenFolder();
});

afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true, force: true });
});

const forbidNamespaces = () => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  process.env.PATH = `${bin}:${path}`;
};

const closedFolder = (name: string) => {
  mkdirSync(join(folder, name), { mode: 0o700 });
  return join(folder, name);
};

const runIn = async (place: Place): Promise<number> => {
  const server = await keepRunning({
    ...place,
    listening: { by: 'socket' },
    settings: ['fsync=off'],
    throwAway: false,
  });
  const { url } = urlOver(dataIn(place.base), { by: 'socket' });
  await requireAnswer(url);
  await server.stop();
  return statSync(dataIn(place.base)).uid;
};

test.runIf(hasNamespaces)('root runs it in a namespace of its own, also below a closed home', async () => {
  const base = join(closedFolder('home'), 'data');
  const place = findPlace([base, join(folder, 'state')]);
  expect(place).toMatchObject({ base, native: native.folder, runAs: { how: 'mapped' } });
  expect(await runIn(place)).toBe(0);
});

test.runIf(isRoot)(
  'where namespaces are forbidden another user runs it, with a copy of what it cannot reach',
  async () => {
    forbidNamespaces();
    const base = join(folder, 'data');
    const closed = { ...native, folder: join(closedFolder('home'), 'native') };
    symlinkSync(native.folder, closed.folder);
    const place = findPlace([base, join(folder, 'state')], closed);
    expect(place).toMatchObject({
      base,
      native: join(base, `native-${native.version}`),
      runAs: { how: 'other' },
    });
    expect(await runIn(place)).not.toBe(0);
    process.env.PATH = path;
    expect(findPlace([base], closed)).toEqual(place);
  },
);

test.runIf(hasNamespaces)(
  'data that root kept in a namespace go to the other user where there are none',
  async () => {
    const base = join(folder, 'data');
    expect(await runIn(findPlace([base]))).toBe(0);
    forbidNamespaces();
    expect(() => findPlace([base, join(folder, 'state')])).toThrow(/cannot use .*\/data: start Oktet as/);
    chmodSync(base, 0o711);
    expect(await runIn(findPlace([base]))).not.toBe(0);
  },
);

test.runIf(isRoot)('what the other user cannot reach lies in the state folder, and stays there', async () => {
  forbidNamespaces();
  const bases = [join(closedFolder('home'), 'data'), join(folder, 'state/one')];
  const place = findPlace(bases);
  expect(place).toMatchObject({ base: bases[1], runAs: { how: 'other' } });
  await runIn(place);
  process.env.PATH = path;
  expect(findPlace(bases)).toEqual(place);
});

test.runIf(isRoot)('where nothing is left, one sentence names DATABASE_URL', () => {
  forbidNamespaces();
  const home = closedFolder('home');
  expect(() => findPlace([join(home, 'data'), join(home, 'state')])).toThrow(
    /^PostgreSQL refuses root, and \w+ cannot use \S+ or \S+: start Oktet as an ordinary user, or set DATABASE_URL/,
  );
  expect(() => asUser(54_321, () => findPlace([folder], native))).toThrow(
    /^PostgreSQL wants a user that has a name, and 54321 has none: .* set DATABASE_URL/,
  );
});

test('a system on which it does not run is told so', () => {
  const broken = { ...native, folder: join(folder, 'native') };
  expect(() => findPlace([folder], broken)).toThrow(
    /^The embedded PostgreSQL does not run .* set DATABASE_URL/,
  );
});
