import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Order, Prepared } from './preparation.ts';
import type { Tree } from './tree.ts';

/** Has a commit fill a database by its own program, in its own worktree. */
export const prepare = async (tree: Tree, order: Order): Promise<Prepared> => {
  const folder = temporaryFolder();
  const [asked, made] = [join(folder.path, 'order.json'), join(folder.path, 'made.json')];
  writeFileSync(asked, JSON.stringify(order));
  await promisify(execFile)(tree.node, [tree.prepare, asked, made], { cwd: tree.root }).catch((error) => {
    throw new Error(`${tree.name} could not be prepared\n${error.stderr}`);
  });
  const prepared = JSON.parse(readFileSync(made, 'utf8')) as Prepared;
  folder.remove();
  return prepared;
};
