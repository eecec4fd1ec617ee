import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../../errors/plain-error.ts';
import { dataIn, isInitialised } from './data-folder.ts';
import { elsewhere, findNative, type Native, programIn } from './native.ts';
import { failureAs, type RunAs } from './run-as.ts';

type NamedUser = { readonly name: string; readonly uid: number; readonly gid: number };

/** initdb fails for a user id without a name. */
const hasName = (): boolean => {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
};

const listUsers = (): NamedUser[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid }) => name !== '' && uid > 0);

/** The user under which root runs PostgreSQL: this id if it has a name, else an unprivileged one. */
export const findOtherUser = (uid?: number): NamedUser | undefined => {
  const users = listUsers();
  const named = (name: string) => users.find((user) => user.name === name);
  return users.find((user) => user.uid === uid) ?? named('postgres') ?? named('nobody') ?? users[0];
};

export type Place = { readonly base: string; readonly native: string; readonly runAs: RunAs };

const itself: RunAs = { how: 'itself' };

const runs = (runAs: RunAs, native: string) =>
  failureAs(runAs, { program: programIn(native, 'postgres'), args: ['--version'], cwd: '/' }) === undefined;

/** Uses `cd` with the full path: a `cwd` option would be entered with the parent's rights. */
const reaches = (runAs: RunAs, folder: string, needs: '-w' | '-x') =>
  failureAs(runAs, { program: 'sh', args: ['-c', `cd -- "$0" && test ${needs} .`, folder], cwd: '/' }) ===
  undefined;

/** Files stay owned by root: works below a closed home, and nobody else can read them. */
const mappedPlace = (base: string, native: Native, { uid, gid }: NamedUser): Place | undefined => {
  const runAs: RunAs = { how: 'mapped', uid, gid };
  if (!runs(runAs, native.folder) || !reaches(runAs, base, '-w')) return undefined;
  return { base, native: native.folder, runAs };
};

const copyNative = (base: string, { folder, version }: Native): string => {
  const copy = join(base, `native-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = mkdtempSync(join(base, 'native.new-'));
  // Otherwise links become absolute and point to where the other user has no access.
  const options = { recursive: true, verbatimSymlinks: true, filter: (file: string) => !file.endsWith('.a') };
  cpSync(realpathSync(folder), unfinished, options);
  chmodSync(unfinished, 0o755);
  for (const name of readdirSync(base))
    if (name.startsWith('native-')) rmSync(join(base, name), { recursive: true });
  renameSync(unfinished, copy);
  return copy;
};

const otherPlace = (base: string, native: Native, { uid, gid }: NamedUser): Place | undefined => {
  const runAs: RunAs = { how: 'other', uid, gid };
  if (!reaches(runAs, base, '-x')) return undefined;
  if (runs(runAs, native.folder)) return { base, native: native.folder, runAs };
  const copy = copyNative(base, native);
  return runs(runAs, copy) ? { base, native: copy, runAs } : undefined;
};

/** Creates a missing folder and removes it again if unusable. An existing empty one is treated as new. */
const inFolder = (base: string, mode: number, look: () => Place | undefined): Place | undefined => {
  const made = mkdirSync(base, { recursive: true });
  const mine = statSync(base).uid === process.geteuid?.();
  if (mine && readdirSync(base).length === 0)
    for (const folder of [made ?? base, base]) chmodSync(folder, mode);
  const place = look();
  if (!place && made) rmSync(made, { recursive: true });
  return place;
};

const placeForRoot = (bases: readonly string[], native: Native): Place => {
  const kept = bases.filter(isInitialised).slice(0, 1);
  const owner = kept[0] === undefined ? 0 : statSync(dataIn(kept[0])).uid;
  const user = findOtherUser(owner);
  const possible = kept.length > 0 ? kept : bases;
  if (!user) throw new PlainError(`PostgreSQL refuses root, and there is no other user: ${elsewhere}.`);
  const [first = ''] = possible;
  const mapped = owner === 0 && inFolder(first, 0o700, () => mappedPlace(first, native, user));
  if (mapped) return mapped;
  for (const base of possible) {
    const place = inFolder(base, 0o711, () => otherPlace(base, native, user));
    if (place) return place;
  }
  throw new PlainError(
    `PostgreSQL refuses root, and ${user.name} cannot use ${possible.join(' or ')}: start Oktet as an ordinary user, or ${elsewhere}.`,
  );
};

/**
 * Finds the first folder where PostgreSQL can run; if one has data already, only that one. Later folders are
 * for root only, whose substitute user may be unable to reach the first.
 */
export const findPlace = (bases: readonly string[], native: Native = findNative()): Place => {
  if (process.platform !== 'win32' && !hasName())
    throw new PlainError(
      `PostgreSQL wants a user that has a name, and ${process.geteuid?.()} has none: start Oktet as another one, or ${elsewhere}.`,
    );
  if (!runs(itself, native.folder))
    throw new PlainError(`The embedded PostgreSQL does not run on this system (is it musl?): ${elsewhere}.`);
  if (process.geteuid?.() === 0) return placeForRoot(bases, native);
  const [base = ''] = bases;
  const place = { base, native: native.folder, runAs: itself };
  inFolder(base, 0o700, () => place);
  return place;
};
