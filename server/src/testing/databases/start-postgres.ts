import { randomBytes } from 'node:crypto';
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataIn } from '../../platform/db/embedded/data-folder.ts';
import { freePort } from '../../platform/db/embedded/free-port.ts';
import { keepRunning } from '../../platform/db/embedded/keep-running.ts';
import { findPlace } from '../../platform/db/embedded/place.ts';
import type { Listening, Plan } from '../../platform/db/embedded/plan.ts';
import {
  ensurePassword,
  passwordFileIn,
  type ServerUrl,
  urlOver,
} from '../../platform/db/embedded/server-url.ts';
import { socketAddress } from '../../platform/db/embedded/socket-address.ts';

export type Postgres = { readonly url: string; stop(): Promise<void> };

/** Settings without durability, because test data need not survive a crash. */
const careless = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  ...(process.platform === 'win32' ? [] : ['unix_socket_directories=.']),
];

const memory = '/dev/shm';
/** Bytes of memory that several databases and their WAL need. */
const roomNeeded = 4e9;

const hasRoomInMemory = () => {
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomNeeded;
  } catch {
    return false;
  }
};

/**
 * Several folders to try, because a temporary folder may be noexec, or closed to the user that runs PostgreSQL
 * for root.
 */
const bases = (wanted: string) => {
  const name = `oktet-postgres-${randomBytes(6).toString('hex')}`;
  return [...new Set([wanted, tmpdir(), '/tmp', '/var/tmp', memory])].map((folder) => join(folder, name));
};

export const planOnLoopback = async (settings: readonly string[], wanted = tmpdir()): Promise<Plan> => {
  const place = findPlace(bases(wanted));
  ensurePassword(place);
  const passwordFile = passwordFileIn(place.base);
  const listening: Listening = { by: 'loopback', port: await freePort(), passwordFile };
  return { ...place, listening, settings, throwAway: true };
};

/** Uses the socket, because a statement takes a third of the time and two thirds of the CPU of the loopback. */
const throughSocket = (url: string, data: string): ServerUrl => {
  const { folder, forget } = socketAddress(data);
  const address = new URL(url);
  address.searchParams.set('host', folder);
  return { url: address.href, forget };
};

/**
 * Starts a temporary PostgreSQL on a free loopback port; it ends with `stop` or with this process.
 * `settings` as in postgresql.conf. With the default settings its data lie in memory (cloning takes a
 * third of the time) and it is reached through its socket; removing `host` from the URL gives the port.
 */
export const startPostgres = async (settings: readonly string[] = careless): Promise<Postgres> => {
  const isCareless = settings === careless;
  const plan = await planOnLoopback(settings, isCareless && hasRoomInMemory() ? memory : undefined);
  const server = await keepRunning(plan);
  const data = dataIn(plan.base);
  const address = urlOver(data, plan.listening);
  const hasSocket = isCareless && process.platform !== 'win32';
  const { url, forget } = hasSocket ? throughSocket(address.url, data) : address;
  return {
    url,
    stop: async () => {
      await server.stop();
      forget();
    },
  };
};
