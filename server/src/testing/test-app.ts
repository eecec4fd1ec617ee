import { rm } from 'node:fs/promises';
import { type App, buildApp } from '../app.ts';
import { loadConfig } from '../load-config.ts';
import type { Cost } from '../platform/auth/passwords.ts';
import type { DatabaseWaits } from '../platform/db/postgres.ts';
import type { Timeouts } from '../platform/http/body-timeouts.ts';
import type { StreamTimes } from '../platform/streams/event-streams.ts';
import type { Clock } from '../platform/time/clock.ts';
import { patientWaits } from './databases/patient-waits.ts';
import { createTestDatabase, type TestDatabase } from './databases/test-database.ts';
import { type MovableClock, movableClock } from './movable-clock.ts';
import { cheapCost } from './people/cheap-cost.ts';
import { createTestFolder } from './test-folder.ts';

export type TestAppOptions = {
  /** Replaces the environment; the machine’s own variables are ignored. */
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: MovableClock;
  readonly passwordCost?: Cost;
  readonly machineClock?: Clock;
  readonly timeouts?: Timeouts;
  readonly streamTimes?: StreamTimes;
  readonly waits?: DatabaseWaits;
  readonly database?: TestDatabase;
};

export type TestApp = App & {
  readonly clock: MovableClock;
  readonly log: readonly LogLine[];
};

export type LogLine = { readonly level: number; readonly msg?: string; readonly [field: string]: unknown };

/** A Friday during working hours of the checkpoint. */
const beginning = '2026-11-20T12:00:00+09:00';

type Surroundings = {
  readonly database: TestDatabase;
  readonly folder: string;
  readonly clock: MovableClock;
};

const open = async ({ database, folder, clock }: Surroundings, options: TestAppOptions) => {
  const {
    env,
    passwordCost = cheapCost,
    machineClock,
    timeouts,
    streamTimes,
    waits = patientWaits,
  } = options;
  const log: LogLine[] = [];
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    DEMO_PASSWORD: 'oktet-demo',
    AUTH_SECRET: 'a secret that only the tests know and use',
    ...env,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  });
  const app = await buildApp({
    config,
    clock,
    passwordCost,
    ...(machineClock && { machineClock }),
    ...(timeouts && { timeouts }),
    ...(streamTimes && { streamTimes }),
    waits,
    manualJobs: true,
    logStream: { write: (line) => void log.push(JSON.parse(line)) },
  });
  return { ...app, clock, log };
};

/** Several instances share what production instances share: database, secrets, files and clock. */
const openAll = async (count: number, options: TestAppOptions) => {
  const { clock = movableClock(beginning) } = options;
  const folder = await createTestFolder();
  const database = options.database ?? (await createTestDatabase());
  const apps: TestApp[] = [];
  const close = async () => {
    for (const app of apps) await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    while (apps.length < count) apps.push(await open({ database, folder, clock }, options));
  } catch (error) {
    await close();
    throw error;
  }
  return { apps, close };
};

/** The clock stands still until moved; jobs wait for `services.jobs.drain()`. `close` in afterAll. */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const { apps, close } = await openAll(1, options);
  const [app] = apps as [TestApp];
  return { ...app, close };
};

export const createTestPair = async (options: TestAppOptions = {}) => {
  const { apps, close } = await openAll(2, options);
  const [first, second] = apps as [TestApp, TestApp];
  return { first, second, close };
};

export const createTestInstances = (count: number, options: TestAppOptions = {}) => openAll(count, options);
