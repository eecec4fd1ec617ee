// Entry point of all npm scripts. It is plain JavaScript without dependencies, so that it runs on any Node version
// before anything is installed.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { findPinnedNode } from './lib/pinned-node.mjs';

const tools = dirname(fileURLToPath(import.meta.url));
const root = dirname(tools);

/** @param {string} message */
const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** @param {string} node */
const environment = (node) => {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env[key] ?? ''].join(delimiter);
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compile');
  return { ...process.env, NODE_COMPILE_CACHE, [key]: path };
};

/**
 * A killed npm does not stop its children, and an orphaned server would keep the port occupied.
 * @param {import('node:child_process').ChildProcess} child
 */
const stopWithNpm = (child) => {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 1000);
  watch.unref();
};

/** @param {string} node @param {string[]} args */
const runNode = (node, args) => {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: environment(node) });
  // A signal is forwarded once in 300 ms, because the terminal sends Ctrl-C to the child too and npm repeats it:
  // several would look like an impatient second Ctrl-C.
  let forwardedAt = Number.NEGATIVE_INFINITY;
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (performance.now() - forwardedAt < 300) return;
      forwardedAt = performance.now();
      child.kill(signal);
    });
  }
  stopWithNpm(child);
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
  });
};

/** @type {Record<string, string>} */
const scripts = {
  bench: 'bench/main.ts',
  shots: 'e2e/pictures/shots.ts',
  'test-alerts': 'server/src/alerts.long.ts',
  'test-clamav': 'server/src/clamav.long.ts',
  'test-cluster': 'bench/cluster/run.ts',
};
for (const name of readdirSync(tools))
  if (/^[a-z-]+\.ts$/.test(name)) scripts[name.slice(0, -3)] = `tools/${name}`;

/**
 * Limits memory, because Node lets more garbage grow on machines that have more of it. The units and images of
 * `deploy/` set the same limit.
 * @type {Record<string, string[]>}
 */
const nodeOptions = { start: ['--max-old-space-size=1024'] };

const [command = '', ...args] = process.argv.slice(2);
const usage = `Usage: npm run <${Object.keys(scripts).sort().join(' | ').replaceAll('test-', 'test:')}>`;
const script = scripts[command] ?? fail(usage);

try {
  await ensureInstalled(root);
  runNode(findPinnedNode(root), [...(nodeOptions[command] ?? []), join(root, script), ...args]);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
