import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inRoot, root } from './paths.ts';

/** Paths from the root in order, without installed packages. Empty if the folder does not exist. */
export const listFiles = async (folder: string): Promise<string[]> => {
  if (!existsSync(inRoot(folder))) return [];
  const entries = await readdir(inRoot(folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/'))
    .sort();
};

const filesOf = async (path: string) =>
  existsSync(inRoot(path)) && statSync(inRoot(path)).isFile() ? [path] : listFiles(path);

export const fingerprint = async (paths: readonly string[], ignore?: RegExp): Promise<string> => {
  const files = (await Promise.all(paths.map(filesOf))).flat().filter((file) => !ignore?.test(file));
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
};
