import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from '../../errors/plain-error.ts';
import { answers, DataDirInUseError } from '../data-dir-lock.ts';
import { dataIn } from './data-folder.ts';
import type { Place } from './place.ts';

type Process = { readonly program: string; readonly folder: string };

/** Linux marks an executable that was replaced while running. */
const withoutMark = (path: string) => path.replace(/ \(deleted\)$/, '');

const fieldOf = (output: string) => /^n(.*)$/m.exec(output)?.[1] ?? '';
const lsof = (pid: number, what: string) =>
  fieldOf(execFileSync('lsof', ['-a', '-p', String(pid), '-d', what, '-Fn'], { encoding: 'utf8' }));

const lookAt = (pid: number): Process | undefined => {
  try {
    return process.platform === 'linux'
      ? {
          program: withoutMark(readlinkSync(`/proc/${pid}/exe`)),
          folder: readlinkSync(`/proc/${pid}/cwd`),
        }
      : { program: lsof(pid, 'txt'), folder: lsof(pid, 'cwd') };
  } catch {
    return undefined;
  }
};

const pidIn = (file: string) => (existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0);

/** A pid alone proves nothing: after a container restart any process may have it. */
const isOurs = (pid: number, { base, native }: Place): boolean => {
  const found = pid > 0 ? lookAt(pid) : undefined;
  if (found?.folder !== realpathSync(dataIn(base))) return false;
  return [base, native].some((folder) => found.program.startsWith(`${realpathSync(folder)}/`));
};

/** Checked before each signal, because the pid may be reused meanwhile. */
const end = async (pid: number, place: Place): Promise<void> => {
  for (const [signal, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
  ] as const) {
    if (isOurs(pid, place)) process.kill(pid, signal);
    for (const until = Date.now() + patienceMs; Date.now() < until; await delay(20))
      if (!isOurs(pid, place)) return;
  }
  throw new PlainError(
    `An earlier PostgreSQL (process ${pid}) on ${dataIn(place.base)} does not end: end it by hand.`,
  );
};

/**
 * Stops the PostgreSQL that a killed parent left behind. The caller must hold the folder's lock and have the
 * data folder as working directory, because the socket's full path may be too long.
 */
export const endLeftover = async (place: Place): Promise<void> => {
  // Windows does not tell a process's folder; there PostgreSQL itself refuses a folder in use.
  if (process.platform === 'win32') return;
  const file = join(dataIn(place.base), 'postmaster.pid');
  const pid = pidIn(file);
  if (pid === 0) return;
  if (isOurs(pid, place)) await end(pid, place);
  // The pid is not visible from here, but the socket answers: another container uses the same folder.
  else if (await answers('.s.PGSQL.5432')) throw new DataDirInUseError(place.base);
  rmSync(file, { force: true });
};
