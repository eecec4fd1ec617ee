import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';

type User = { readonly uid: number; readonly gid: number };

/**
 * As whom PostgreSQL runs. `mapped`: root in a user namespace of its own, where it has this user's number, so that
 * files stay root's. `other`: another user, who must be able to reach everything.
 */
export type RunAs =
  | { readonly how: 'itself' }
  | ({ readonly how: 'mapped' } & User)
  | ({ readonly how: 'other' } & User);

type Command = { readonly program: string; readonly args: readonly string[]; readonly cwd?: string };

const commandOf = (runAs: RunAs, { program, args }: Command): [string, readonly string[]] =>
  runAs.how === 'mapped'
    ? ['unshare', ['--user', `--map-user=${runAs.uid}`, `--map-group=${runAs.gid}`, program, ...args]]
    : [program, args];

/** Nothing of the starter's own: neither secrets nor variables that PostgreSQL would listen to. */
const environment = () => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
});

const optionsOf = (runAs: RunAs, { cwd }: Command) => ({
  env: environment(),
  windowsHide: true,
  ...(cwd !== undefined && { cwd }),
  ...(runAs.how === 'other' && { uid: runAs.uid, gid: runAs.gid }),
});

export const spawnAs = (
  runAs: RunAs,
  command: Command,
  signal?: AbortSignal,
): ChildProcessWithoutNullStreams =>
  spawn(...commandOf(runAs, command), { ...optionsOf(runAs, command), ...(signal && { signal }) });

/** Runs a program to its end; undefined when it succeeded, else what it said. */
export const failureAs = (runAs: RunAs, command: Command): string | undefined => {
  const { status, stderr, error } = spawnSync(...commandOf(runAs, command), {
    ...optionsOf(runAs, command),
    encoding: 'utf8',
  });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
};
