import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from '../../tools/lib/paths.ts';

/** The release that must work beside the present program on one database. */
export const oldVersion = 'v0.1.0';
/** The commit of that tag, because a clone may come without tags. */
const oldCommit = '6cc0cee60954ec3a73595ba440aa046d4dde56ba';
export const oldVersionFolder = inRoot('.cache/releases', oldVersion);

const readArchive = (): Buffer => {
  try {
    return execFileSync('git', ['archive', oldCommit], { cwd: root, maxBuffer: 2 ** 28 });
  } catch {
    throw new Error(`The commit of ${oldVersion} is not here: git fetch --unshallow.`);
  }
};

/** Returns the folder of the release. Its sources are installed and built there once. */
export const prepareOldVersion = (): string => {
  const isReady = join(oldVersionFolder, '.cache/is-ready');
  if (existsSync(isReady)) return oldVersionFolder;
  rmSync(oldVersionFolder, { recursive: true, force: true });
  mkdirSync(oldVersionFolder, { recursive: true });
  execFileSync('tar', ['-x', '-C', oldVersionFolder], { input: readArchive() });
  execFileSync('npm', ['run', 'build'], { cwd: oldVersionFolder, stdio: 'inherit' });
  writeFileSync(isReady, '');
  return oldVersionFolder;
};
