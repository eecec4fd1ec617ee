import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { table } from '../../support/table.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import type { Comparison } from '../comparison.ts';
import { processesOf, processorTimeOf } from '../sides/processor-time.ts';
import type { Tree } from '../sides/tree.ts';

const settleMs = 60_000;
const watchedMs = 30_000;
const wanted = { megabytes: 300, share: 0.02 };

/** Proportional set size (PSS) in kilobytes. */
const memoryOf = (pid: number) => {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
};

/** Plain `npm start`; only data folder and port are set. */
const npmStart = async (tree: Tree) => {
  const folder = temporaryFolder();
  const PATH = `${dirname(tree.node)}:${process.env.PATH}`;
  const npm = spawn('npm', ['start'], {
    cwd: tree.root,
    env: { ...process.env, PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder.path, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const pid = npm.pid ?? 0;
  const end = () => {
    for (const one of processesOf(pid)) process.kill(one, 'SIGKILL');
  };
  process.prependOnceListener('exit', end);
  for await (const line of createInterface(npm.stdout)) if (line.includes('Oktet is at')) break;
  npm.stdout.resume();
  return {
    pid,
    stop: async () => {
      const exit = once(npm, 'exit');
      // npm forwards the signal to its child.
      npm.kill('SIGTERM');
      await exit;
      process.off('exit', end);
      folder.remove();
    },
  };
};

const measure = async (tree: Tree) => {
  const { pid, stop } = await npmStart(tree);
  await pause(settleMs);
  const own = processesOf(pid).filter((one) => one !== pid);
  const megabytes = own.reduce((sum, one) => sum + memoryOf(one), 0) / 1000;
  const [spent, at] = [processorTimeOf(pid), performance.now()];
  await pause(watchedMs);
  const share = (processorTimeOf(pid) - spent) / (performance.now() - at);
  await stop();
  return { processes: own.length, megabytes, share };
};

/** Idle memory and CPU of `npm start`. Both run at once because neither does any work. */
export const compareIdle = async ({ trees, isOldest }: Comparison) => {
  const [present, other] = await Promise.all([measure(trees.present), measure(trees.other)]);
  const row = (name: string, { processes, megabytes, share }: typeof present) => [
    name,
    processes,
    `${megabytes.toFixed(0)} MB`,
    `${(share * 100).toFixed(1)} %`,
  ];
  const ratios = [present.megabytes / other.megabytes, present.share / other.share];
  console.log(`
npm start on its own database, a minute later: processes but npm, their memory (PSS), their share of a core for ${watchedMs / 1000} s
`);
  const rows = [row('present', present), row(trees.other.name, other)];
  const ratio = ['present ÷ other', '', ...ratios.map((value) => value.toFixed(2))];
  console.log(table(['', 'processes', 'memory', 'of a core'], [...rows, ratio]));
  return !isOldest || (present.megabytes <= wanted.megabytes && present.share < wanted.share);
};
