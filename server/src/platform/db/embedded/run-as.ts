import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';

type User = { readonly uid: number; readonly gid: number };

/**
 * The user that PostgreSQL runs as. `mapped`: root inside a user namespace that maps it to this id, so files
 * stay root's. `other`: a different user, who must have access to everything.
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

/** Inherits nothing: neither secrets nor PG* variables that PostgreSQL would read. */
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

/** Undefined on success, else the error output. */
export const failureAs = (runAs: RunAs, command: Command): string | undefined => {
  const { status, stderr, error } = spawnSync(...commandOf(runAs, command), {
    ...optionsOf(runAs, command),
    encoding: 'utf8',
  });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
};
