import { randomBytes } from 'node:crypto';
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataIn } from '../../platform/db/embedded/data-folder.ts';
import { freePort } from '../../platform/db/embedded/free-port.ts';
import { keepRunning } from '../../platform/db/embedded/keep-running.ts';
import { findPlace } from '../../platform/db/embedded/place.ts';
import type { Listening, Plan } from '../../platform/db/embedded/plan.ts';
import { ensurePassword, passwordFileIn } from '../../platform/db/embedded/server-password.ts';
import { urlOver } from '../../platform/db/embedded/server-url.ts';

export type Postgres = { readonly url: string; stop(): Promise<void> };

/** For functional tests: nothing of it has to survive a power cut. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

const memory = '/dev/shm';
/** Some databases at a time, and what is written ahead. */
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

/** A temporary folder may be closed to who has to run it for root, or forbid execution; then the next one is tried. */
const bases = (wanted: string) => {
  const name = `oktet-postgres-${randomBytes(6).toString('hex')}`;
  return [...new Set([wanted, tmpdir(), '/tmp', '/var/tmp', memory])].map((folder) => join(folder, name));
};

/** A folder of its own and a free port. */
export const planOnLoopback = async (settings: readonly string[], wanted = tmpdir()): Promise<Plan> => {
  const place = findPlace(bases(wanted));
  ensurePassword(place);
  const passwordFile = passwordFileIn(place.base);
  const listening: Listening = { by: 'loopback', port: await freePort(), passwordFile };
  return { ...place, listening, settings, throwAway: true };
};

/**
 * Starts a throw-away PostgreSQL on a free port of the loopback. It ends with `stop`, or with this process whatever
 * ends that. `settings` as in postgresql.conf. A careless one lies in memory, where a database, some hundreds of files, is
 * copied in a third of the time.
 */
export const startPostgres = async (settings: readonly string[] = careless): Promise<Postgres> => {
  const plan = await planOnLoopback(
    settings,
    settings === careless && hasRoomInMemory() ? memory : undefined,
  );
  const { stop } = await keepRunning(plan);
  return { url: urlOver(dataIn(plan.base), plan.listening).url, stop };
};
