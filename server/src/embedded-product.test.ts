import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type App, buildApp } from './app.ts';
import { admin } from './command-line/admin.ts';
import { loadConfig } from './load-config.ts';
import { movableClock } from './testing/movable-clock.ts';
import { createOpenFolder } from './testing/servers/open-folder.ts';
import { processesIn } from './testing/servers/processes-in.ts';
import { startInVain } from './testing/servers/start-in-vain.ts';
import { type ServerProcess, startServer } from './testing/servers/start-server.ts';
import { type Answer, insist, makeWishes, type Wish } from './testing/trucks/booking-wishes.ts';
import { requireSlotsAgree } from './testing/trucks/slots-agree.ts';

/** Makes a folder whose path has spaces and 200 characters, which is too long for a Unix socket. */
const layFolder = (parent: string) => {
  const path = join(parent, 'data of the border crossing');
  const folder = `${path} ${'x'.repeat(Math.max(1, 199 - path.length))}`;
  mkdirSync(folder);
  return folder;
};

let parent: string;
let env: Record<string, string>;
let data: string;
let product: ServerProcess;

beforeAll(async () => {
  parent = createOpenFolder();
  env = {
    DATA_DIR: layFolder(parent),
    LOG_LEVEL: 'error',
    AUTH_SECRET: 'a secret that outlives whoever is killed',
  };
  data = join(env.DATA_DIR ?? '', 'postgresql-18');
});

beforeEach(async () => {
  if (!product?.isRunning()) product = await startServer(env);
});

afterAll(async () => {
  await product.kill();
  await vi.waitFor(() => expect(processesIn(data)).toEqual([]), { timeout: 15_000 });
  rmSync(parent, { recursive: true, force: true });
});

const openBeside = async () => {
  const clock = movableClock(Temporal.Now.instant());
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env });
  const app: App = await buildApp({ config, clock, manualJobs: true, share: true });
  return { ...app, clock, log: [] };
};

test('a second one on the same folder is refused, and the command line works beside it', async () => {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  await admin(['list'], { env: { NODE_ENV: 'test', ...env }, ask: async () => '', say });
  expect(await startInVain(env)).toEqual({
    code: 1,
    errors: `Another Oktet is running on ${env.DATA_DIR}. Two would destroy the database: stop the other one, or set DATA_DIR (and PORT).\n`,
  });
  expect(lines).toEqual(['There are no operators yet.']);
});

const bookedIds = async ({ database }: App) =>
  new Set((await database.db.selectFrom('booking').select('id').execute()).map(({ id }) => id));

const postmaster = () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);

test('PostgreSQL that is killed amid bookings comes back, and nothing acknowledged is lost', async () => {
  const beside = await openBeside();
  const wishes = await makeWishes(beside, { count: 48, slots: 6, days: 1 });
  const earlier = await bookedIds(beside);
  const answers: Answer[] = [];
  let made = 0;
  const book = async (wish: Wish) => {
    const { id } = await insist(product.url, wish, answers);
    made += 1;
    if (made === 6) process.kill(postmaster(), 'SIGKILL');
    return id;
  };
  const acknowledged = await Promise.all(wishes.map(book));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  expect(await bookedIds(beside)).toEqual(new Set([...earlier, ...acknowledged]));
  await requireSlotsAgree(beside.database.db);
  await beside.close();
});

test('a product that is killed takes PostgreSQL along, and the next one has all that was there', async () => {
  const before = await openBeside();
  const wishes = await makeWishes(before, { count: 4, slots: 6, days: 2 });
  const { url } = product;
  for (const wish of wishes) expect(await insist(url, wish, [])).toMatchObject({ status: 201 });
  const booked = await bookedIds(before);
  await before.close();
  await product.kill();
  product = await startServer(env);
  const beside = await openBeside();
  expect(await bookedIds(beside)).toEqual(booked);
  await beside.close();
});

test('a product that is stopped leaves no process behind', async () => {
  expect(processesIn(data)).not.toEqual([]);
  product.signal('SIGINT');
  expect(await product.ended).toBe(0);
  expect(processesIn(data)).toEqual([]);
});
