import { spawn } from 'node:child_process';
import { on } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../server/src/platform/db/embedded/free-port.ts';
import { inRoot, root } from './paths.ts';

export type Product = {
  readonly url: string;
  /** Advances the clock by an ISO 8601 duration without days. */
  advance(duration: string): Promise<void>;
  runJobs(): Promise<void>;
  stop(): Promise<void>;
};

const startDeadlineMs = 60_000;

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Starts the built product with demo data on a free port and in a temporary folder, unless `env` gives
 * PORT and PRODUCT_FOLDER. PRODUCT_TEMPLATE names an initialised folder to copy into an empty one.
 */
export const startProduct = async (name: string, env: NodeJS.ProcessEnv = {}): Promise<Product> => {
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [inRoot('tools/lib/product-process.ts')], {
    cwd: root,
    // A separate process group, because Ctrl-C should reach only the parent, which finishes before it stops the server.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      DEMO_PASSWORD: 'oktet-demo',
      ...env,
      NODE_ENV: 'development',
      PORT: port,
      HOST: '127.0.0.1',
    },
  });
  mkdirSync(inRoot('.cache'), { recursive: true });
  const log = createWriteStream(inRoot(`.cache/${name}.log`));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000);
    });
  }
  const lines = createInterface(child.stdout);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const deadline = Date.now() + startDeadlineMs;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.stdin.end();
      throw new Error(`The product did not start\n${output}`);
    }
    await delay(100);
  }
  const tell = async (words: string, answer: string) => {
    child.stdin.write(`${words}\n`);
    for await (const [line] of on(lines, 'line')) if (line.startsWith(answer)) return;
  };
  const advance = (duration: string) => tell(duration, 'The clock is');
  const runJobs = () => tell('jobs', 'The jobs');
  const stop = async () => {
    child.stdin.end();
    await ended;
    log.end();
  };
  return { url, advance, runJobs, stop };
};
