import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { Order, Prepared } from './preparation.ts';
import type { Tree } from './tree.ts';

export const runIn = async (tree: Tree, args: readonly string[]): Promise<void> => {
  const PATH = `${dirname(tree.node)}:${process.env.PATH}`;
  const running = promisify(execFile)(tree.node, args, { cwd: tree.root, env: { ...process.env, PATH } });
  const end = () => running.child.kill('SIGKILL');
  process.once('exit', end);
  try {
    await running;
  } catch (error) {
    throw new Error(`${tree.name} failed\n${(error as { stderr?: string }).stderr}`);
  } finally {
    process.off('exit', end);
  }
};

export const prepare = async (tree: Tree, order: Order): Promise<Prepared> => {
  const folder = temporaryFolder();
  const [asked, made] = [join(folder.path, 'order.json'), join(folder.path, 'made.json')];
  writeFileSync(asked, JSON.stringify(order));
  await runIn(tree, [tree.prepare, asked, made]);
  const prepared = JSON.parse(readFileSync(made, 'utf8')) as Prepared;
  folder.remove();
  return prepared;
};
