import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../tools/lib/paths.ts';
import { findPinnedNode } from '../../../tools/lib/pinned-node.mjs';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { ComparisonFault } from './fault.ts';
import { givePackages } from './packages.ts';

export type Tree = {
  readonly name: string;
  readonly root: string;
  readonly node: string;
  readonly prepare: string;
  remove(): void;
};

const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', ['-C', root, ...args])).stdout.trim();

const prepareIn = (folder: string) => join(folder, 'bench/against/prepare.ts');
/** Used for commits from this one up to the introduction of prepare.ts. */
const adapter = join(import.meta.dirname, '../adapters/3fef03f.ts');
export const oldest = '3fef03f';

const commitOf = async (ref: string) => {
  try {
    return await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw new ComparisonFault(`There is no commit ${ref} in this repository.`);
  }
};

/** The working tree including uncommitted changes. */
export const presentTree = (): Tree => ({
  name: 'present',
  root,
  node: process.execPath,
  prepare: prepareIn(root),
  remove: () => undefined,
});

/** A commit in a temporary worktree, which is removed when this process exits. */
export const checkOut = async (ref: string): Promise<Tree> => {
  const commit = await commitOf(ref);
  const folder = temporaryFolder();
  const path = join(folder.path, 'tree');
  const forget = () => {
    execFileSync('git', ['-C', root, 'worktree', 'remove', '--force', path], { stdio: 'ignore' });
    process.off('exit', forget);
    folder.remove();
  };
  await git('worktree', 'add', '--detach', path, commit);
  process.prependListener('exit', forget);
  await givePackages(path, ref);
  const prepare = existsSync(prepareIn(path)) ? prepareIn(path) : adapter;
  if (prepare === adapter && !existsSync(join(path, 'bench/bookings/stage.ts')))
    throw new ComparisonFault(
      `${ref} cannot be prepared: commits before ${oldest} have nothing to do it with.`,
    );
  return { name: commit.slice(0, 7), root: path, node: findPinnedNode(path), prepare, remove: forget };
};
