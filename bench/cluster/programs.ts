import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type Programs = {
  /** The folder with initdb and postgres. */
  readonly postgres: string;
  readonly patroni: { readonly command: readonly string[]; readonly env: NodeJS.ProcessEnv };
  readonly versions: string;
};

const outputOf = (command: string, args: readonly string[], env = process.env): string | undefined => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
  return status === 0 ? `${stdout}${stderr}`.trim() : undefined;
};

const versionIn = (text: string | undefined) => /\d+(\.\d+)+/.exec(text ?? '')?.[0];

/** Older versions overwrite the leader's key after a partition, so that acknowledged bookings are lost. */
const isSafe = (version: string) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major > 3 || (major === 3 && (minor > 0 || patch >= 3));
};

/**
 * PATRONI_PATH is the folder of the Python package, for a newer package of Debian that was only unpacked (`dpkg
 * -x`).
 */
const findPatroni = (): Programs['patroni'] => {
  const folder = process.env.PATRONI_PATH;
  return folder
    ? { command: ['/usr/bin/python3', '-m', 'patroni'], env: { PYTHONPATH: folder } }
    : { command: ['patroni'], env: {} };
};

const postgresFolders = ['18', '17', '16', '15'].map((major) => `/usr/lib/postgresql/${major}/bin`);

/** Finds the programs, or throws one sentence that names all that are missing. */
export const findPrograms = (): Programs => {
  const patroni = findPatroni();
  const postgres = process.env.PG_BIN ?? postgresFolders.find((folder) => existsSync(`${folder}/postgres`));
  const [program = '', ...args] = patroni.command;
  const found = {
    'postgresql (or PG_BIN)': postgres && versionIn(outputOf(`${postgres}/postgres`, ['--version'])),
    'patroni 4 (or PATRONI_PATH)': versionIn(
      outputOf(program, [...args, '--version'], { ...process.env, ...patroni.env }),
    ),
    'etcd-server': versionIn(outputOf('etcd', ['--version'])),
    haproxy: versionIn(outputOf('haproxy', ['-v'])),
    iptables: versionIn(outputOf('iptables', ['--version'])),
    iproute2: outputOf('ip', ['-V']) && 'there',
  };
  const missing = Object.entries(found).flatMap(([name, version]) => (version ? [] : [name]));
  if (process.getuid?.() !== 0) throw new Error('Network namespaces need root.');
  if (!postgres || missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}.`);
  const version = found['patroni 4 (or PATRONI_PATH)'] ?? '';
  if (!isSafe(version))
    throw new Error(
      `Patroni ${version} loses acknowledged bookings after a partition; take 4 (at least 3.0.3).`,
    );
  const versions = Object.entries(found).map(([name, it]) => `${name.split(' ')[0]} ${it}`);
  return {
    postgres,
    patroni,
    versions: `${versions.join(', ')}, kernel ${execFileSync('uname', ['-r'])}`.trim(),
  };
};
