import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { folderFault } from '../../config/file-faults.ts';
import { PlainError } from '../../errors/plain-error.ts';
import { lockDataDir } from '../data-dir-lock.ts';
import { dataIn, refuseOtherVersions } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { keepRunning } from './keep-running.ts';
import { findPlace, type Place } from './place.ts';
import type { Listening } from './plan.ts';
import { ensurePassword, passwordFileIn, urlOver } from './server-url.ts';

type EmbeddedDatabase = {
  readonly url: string;
  /** Call after the last client has disconnected. */
  stop(): Promise<void>;
};

const patienceMs = 10_000;

/** postmaster.pid: the port is on line 4, the state on line 8. */
const readState = (data: string) => {
  const file = join(data, 'postmaster.pid');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return { isReady: lines[7]?.trim() === 'ready', port: Number(lines[3]) };
};

const joinRunning = async (bases: readonly string[]): Promise<EmbeddedDatabase | undefined> => {
  for (const until = Date.now() + patienceMs; Date.now() < until; await delay(50))
    for (const base of bases) {
      const { isReady, port } = readState(dataIn(base));
      if (!isReady) continue;
      const listening: Listening =
        process.platform === 'win32'
          ? { by: 'loopback', port, passwordFile: passwordFileIn(base) }
          : { by: 'socket' };
      return { url: urlOver(dataIn(base), listening).url, stop: async () => undefined };
    }
  return undefined;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  readonly connections: number;
  /** For programs beside the product, which connect to its server if that runs. */
  readonly share?: boolean;
  readonly stateFolder?: string;
  readonly say?: (line: string) => void;
};

const stateFolderOf = (dataDir: string, stateFolder: string) => {
  const path = realpathSync(dataDir);
  const key = createHash('sha256').update(path).digest('hex').slice(0, 12);
  return join(stateFolder, `${basename(dirname(path))}-${key}`);
};

const listeningOn = async (place: Place): Promise<Listening> => {
  if (process.platform !== 'win32') return { by: 'socket' };
  ensurePassword(place);
  return { by: 'loopback', port: await freePort(), passwordFile: passwordFileIn(place.base) };
};

/** PostgreSQL's message often names neither file nor cause, so the folder is checked. */
const unusableFolder = (data: string): PlainError | undefined => {
  const fault = folderFault(data);
  if (!fault) return undefined;
  return new PlainError(
    `The embedded database does not open because ${fault}: change that, or set DATA_DIR to another folder.`,
  );
};

const start = async ({ connections, say }: EmbeddedOptions, bases: readonly string[]) => {
  const place = findPlace(bases);
  refuseOtherVersions(place.base);
  if (place.base !== bases[0])
    say?.(
      `The user who runs PostgreSQL for root cannot reach ${bases[0]}: the database is in ${place.base}.`,
    );
  const listening = await listeningOn(place);
  const settings = [`max_connections=${connections}`];
  const plan = { ...place, listening, settings, throwAway: false };
  const server = await keepRunning(plan).catch((error: unknown) => {
    throw unusableFolder(dataIn(place.base)) ?? error;
  });
  const { url, forget } = urlOver(dataIn(place.base), listening);
  return {
    url,
    stop: async () => {
      await server.stop();
      forget();
    },
  };
};

/** Runs a real PostgreSQL in the data folder for as long as this process lives. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const { dataDir, share = false, stateFolder = '/var/lib/oktet' } = options;
  refuseOtherVersions(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const bases = [dataDir, stateFolderOf(dataDir, stateFolder)];
  const unlock = await lockDataDir(dataDir).catch(async (error: unknown) => {
    const running = share ? await joinRunning(bases) : undefined;
    if (!running) throw error;
    return running;
  });
  if (typeof unlock !== 'function') return unlock;
  try {
    const server = await start(options, bases);
    return {
      url: server.url,
      stop: async () => {
        await server.stop();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
