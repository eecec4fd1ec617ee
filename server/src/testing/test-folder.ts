import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './databases/template.ts';

const base = join(root, '.cache/test-folders');

/** The name contains the process id, so that a later run can tell whether the folder is still in use. */
export const createTestFolder = async (): Promise<string> => {
  await mkdir(base, { recursive: true });
  return mkdtemp(join(base, `${process.pid}-`));
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

export const sweepTestFolders = async (): Promise<void> => {
  if (!existsSync(base)) return;
  for (const name of await readdir(base))
    if (!isAlive(Number.parseInt(name, 10))) await rm(join(base, name), { recursive: true, force: true });
};
