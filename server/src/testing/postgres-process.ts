// The program behind startPostgres: a throw-away PostgreSQL. The starter holds the other end of stdin, so the
// database and its folder go away however the starter ended.
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { nativeFolder, type Owner, unprivilegedOwner } from './postgres-native.ts';

type Home = { readonly folder: string; readonly bin: string; readonly owner: Owner };

const password = randomUUID();
const environment = { PATH: process.env.PATH, LC_ALL: 'C' };

const makeHome = (base: string, owner: Owner): Home => {
  const folder = mkdtempSync(join(base, 'oktet-postgres-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (owner.uid === undefined) return { folder, bin: join(nativeFolder(), 'bin'), owner };
  // The other user can neither be expected to reach the checkout nor to read it.
  cpSync(nativeFolder(), join(folder, 'native'), {
    recursive: true,
    // Otherwise links are made absolute and lead back into the checkout.
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  });
  chownSync(folder, owner.uid, owner.gid);
  return { folder, bin: join(folder, 'native/bin'), owner };
};

const runIn = ({ folder, bin, owner }: Home, program: string, args: readonly string[]) =>
  spawnSync(join(bin, program), args, { cwd: folder, env: environment, encoding: 'utf8', ...owner });

/** A temporary folder may be closed to the other user or forbid execution; then the next one is tried. */
const findHome = (): Home => {
  const owner = unprivilegedOwner();
  const bases = owner.uid === undefined ? [tmpdir()] : [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'];
  for (const base of bases) {
    const home = makeHome(base, owner);
    if (runIn(home, 'postgres', ['--version']).status === 0) return home;
  }
  throw new Error(`PostgreSQL cannot be run from any of ${bases.join(', ')}`);
};

const initialise = (home: Home) => {
  const secret = join(home.folder, 'password');
  writeFileSync(secret, password);
  if (home.owner.uid !== undefined) chownSync(secret, home.owner.uid, home.owner.gid);
  // Sorting and case as in the embedded database: by code point, and Unicode's own upper and lower case.
  const { status, stderr } = runIn(home, 'initdb', [
    ...['--pgdata', 'data', '--username', 'postgres', '--auth', 'password', '--pwfile', secret],
    ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--no-sync'],
  ]);
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
};

const launch = ({ folder, bin, owner }: Home, port: number, settings: readonly string[]) => {
  const fixed = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const flags = [...fixed, ...settings].flatMap((setting) => ['-c', setting]);
  const options = { cwd: folder, env: environment, ...owner };
  const child = spawn(join(bin, 'postgres'), ['-D', 'data', ...flags], options);
  let log = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-10_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL ended\n${log}`)));
  });
  return { child, ready };
};

const home = findHome();
initialise(home);
const port = await freePort();
const settings = process.argv.slice(2);
let running: ReturnType<typeof launch> | undefined;

const begin = async () => {
  running = launch(home, port, settings);
  running.child.once('exit', () => running && process.exit());
  await running.ready;
};

// Immediate shutdown: what is not on the disk is lost, as when the machine's power fails.
const crash = async () => {
  const { child } = running ?? {};
  running = undefined;
  child?.kill('SIGQUIT');
  if (child) await once(child, 'exit');
};

const stop = async () => {
  await crash();
  process.exit();
};

await begin();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.stdout.write(`postgresql://postgres:${password}@127.0.0.1:${port}\n`);
createInterface(process.stdin)
  .on('line', async (line) => {
    await (line === 'start' ? begin() : crash());
    process.stdout.write(`${line}: done\n`);
  })
  .on('close', stop);
