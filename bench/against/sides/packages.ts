import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../../tools/lib/install.mjs';
import { inRoot, root } from '../../../tools/lib/paths.ts';
import { ComparisonFault } from './fault.ts';

const listed = ['package.json', 'package-lock.json'];

const printOf = (folder: string) => {
  const hash = createHash('sha256');
  for (const name of listed) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
};

/** Installed once and cached for later comparisons with the same lock file. */
const installedFor = async (folder: string): Promise<string> => {
  const print = printOf(folder);
  if (print === printOf(root)) return inRoot('node_modules');
  const kept = inRoot('.cache/bench-packages', print);
  mkdirSync(kept, { recursive: true });
  for (const name of listed) copyFileSync(join(folder, name), join(kept, name));
  await ensureInstalled(kept);
  return join(kept, 'node_modules');
};

export const givePackages = async (folder: string, ref: string): Promise<void> => {
  try {
    symlinkSync(await installedFor(folder), join(folder, 'node_modules'), 'dir');
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new ComparisonFault(`The packages of ${ref} cannot be had: ${reason}`);
  }
};
