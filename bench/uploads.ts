import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openBenchServer } from './support/postgres-server.ts';
import { type Product, startProduct } from './support/product.ts';
import type { UploadOrder } from './support/upload-worker.ts';

/** Memory growth and health latency during 50 uploads of 9.9 MB. Exits with 1 beyond a limit. */
const count = 50;
const bytes = 9_900_000;
const allowed = { megabytes: 150, milliseconds: 200 };

const signIn = async ({ port }: Product): Promise<string> => {
  const response = await fetch(`http://localhost:${port}/api/login-attempt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'driver@oktet.local', password: 'oktet-demo' }),
  });
  const token = response.headers.get('authorization');
  if (!token) throw new Error(`signing in was answered with ${response.status}`);
  return token;
};

const uploadAll = (order: UploadOrder): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./support/upload-worker.ts', import.meta.url), { workerData: order });
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });

const watch = async (product: Product, work: Promise<void>) => {
  const seen = { megabytes: 0, milliseconds: [] as number[] };
  let busy = true;
  const end = () => {
    busy = false;
  };
  const done = work.finally(end);
  done.catch(end);
  while (busy) {
    const start = performance.now();
    const response = await fetch(`http://localhost:${product.port}/health/ready`);
    await response.text();
    if (!response.ok) throw new Error(`health was answered with ${response.status}`);
    seen.milliseconds.push(performance.now() - start);
    seen.megabytes = Math.max(seen.megabytes, product.memory());
    await pause(20);
  }
  await done;
  return seen;
};

/** All uploads come from one account, so its quota is raised. */
const roomForAll = JSON.stringify({ megabytesPerAccount: 1000 });

const measure = async (database: string, url?: string): Promise<boolean> => {
  const product = await startProduct({
    env: { LIMITS: roomForAll, DEMO_PASSWORD: 'oktet-demo', ...(url && { DATABASE_URL: url }) },
  });
  try {
    const order = { port: product.port, token: await signIn(product), bytes };
    await uploadAll({ ...order, count: 1 });
    await pause(3000);
    const idle = product.memory();
    const start = performance.now();
    const { megabytes, milliseconds } = await watch(product, uploadAll({ ...order, count }));
    const seconds = (performance.now() - start) / 1000;
    const rise = megabytes - idle;
    const sorted = milliseconds.toSorted((a, b) => a - b);
    const slowest = sorted.at(-1) ?? 0;
    console.log(
      [
        database.padEnd(12),
        `${seconds.toFixed(1)} s`.padStart(8),
        `${idle.toFixed(0)} MB`.padStart(10),
        `+${rise.toFixed(0)} MB`.padStart(10),
        `${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms`.padStart(10),
        `${slowest.toFixed(0)} ms`.padStart(10),
      ].join(''),
    );
    return rise <= allowed.megabytes && slowest < allowed.milliseconds;
  } finally {
    await product.stop();
  }
};

console.log(`${count} uploads of ${bytes / 1_000_000} MB at once`);
console.log(
  `${'database'.padEnd(12)}${'took'.padStart(8)}${'idle'.padStart(10)}${'memory'.padStart(10)}${'health'.padStart(10)}${'at most'.padStart(10)}`,
);
const server = await openBenchServer();
try {
  const results = [await measure('embedded'), await measure('PostgreSQL', await server.database('uploads'))];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await server.close();
}
