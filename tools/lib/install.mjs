import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withFileLock } from './file-lock.mjs';
import { startProgress } from './progress.mjs';
import { canWriteIn } from './writable.mjs';

// `npm ci` would delete node_modules first. NODE_ENV=production would leave out the build tools without `--include`.
const installArguments = [
  ...['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'],
  ...['--include=dev', '--include=optional'],
];

/** @param {string} root */
const fingerprint = (root) => {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const name of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, name)));
  return hash.digest('hex');
};

/** @param {string} root */
const isInstalled = (root) => {
  const stamp = join(root, 'node_modules/.oktet-install');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
};

/** @param {string} root @returns {Promise<{ code: number, output: string }>} */
const runNpm = (root) => {
  const cli = process.env.npm_execpath ?? '';
  const child =
    basename(cli) === 'npm-cli.js'
      ? spawn(process.execPath, [cli, ...installArguments], { cwd: root })
      : spawn('npm', installArguments, { cwd: root, shell: process.platform === 'win32' });
  const stop = () => {
    child.kill();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    /** @param {number | null} code */
    const end = (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop);
      resolve({ code: code ?? 1, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', end);
  });
};

/** @param {string} root */
const install = async (root) => {
  if (isInstalled(root)) return;
  const before = fingerprint(root);
  const end = startProgress('Installing dependencies');
  const { code, output } = await runNpm(root);
  end(code === 0);
  if (code !== 0) throw new Error(`npm install ended with code ${code}\n${output}`);
  writeFileSync(join(root, 'node_modules/.oktet-install'), before);
};

/**
 * Installs what the lock file says, unless it is installed already. Without write access the existing
 * installation is used as it is.
 * @param {string} root
 */
export const ensureInstalled = async (root) => {
  if (isInstalled(root)) return;
  if (!canWriteIn(root, join(root, '.cache'), join(root, 'node_modules'))) {
    if (existsSync(join(root, 'node_modules/.package-lock.json'))) return;
    throw new Error(
      `Nothing is installed, and this user may not write ${root}: run npm install there as its owner.`,
    );
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  await withFileLock(
    join(root, '.cache/install.lock'),
    () => install(root),
    () => process.stderr.write('• Waiting for another installation to end\n'),
  );
};
