import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, Kysely as KyselyInstance, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import type { Readiness } from '../log/readiness.ts';
import { ReadOnlyServerError } from './connections/leader-client.ts';
import type { Listener } from './connections/listener.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts';
import { isOutage } from './outage.ts';
import type { RunScripts } from './postgres.ts';
import { type DatabaseWaits, openPostgres, usualWaits } from './postgres.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

export type Database = {
  readonly db: Db;
  readonly url: string;
  readonly pool: Pool;
  readonly jobPool: Pool;
  readonly listener: Listener;
  readonly runScripts: RunScripts;
  close(): Promise<void>;
};

export type DatabaseOptions = Pick<EmbeddedOptions, 'share' | 'say'> & {
  readonly config: Pick<Config, 'database' | 'dataDir'>;
  readonly waits?: DatabaseWaits;
  /** Is told of connections that were lost. */
  readonly readiness?: Readiness;
};

/** Connections besides the pool, for jobs, the listener, psql sessions and `npm run admin`. */
const otherConnections = 40;

const nobodyListens = () => undefined;
const againMs = 1000;

/** Waits at the start, because a cluster may be about to choose its leader. */
export const waitWhileReadOnly = async (db: Db, say: (line: string) => void = nobodyListens) => {
  for (let isTold = false; ; isTold = true)
    try {
      return void (await sql`SELECT 1`.execute(db));
    } catch (error) {
      if (!(error instanceof ReadOnlyServerError)) throw error;
      if (!isTold) say('PostgreSQL is a standby or read-only: waiting until it can be written to…');
      await wait(againMs);
    }
};

export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { config, share = false, say = nobodyListens, waits = usualWaits, readiness } = options;
  const { dataDir, database } = config;
  const connections = database.pool + otherConnections;
  const embedded = database.url ? undefined : await openEmbedded({ dataDir, connections, share, say });
  const url = database.url ?? embedded?.url ?? '';
  const onLost = (error: Error) => void (readiness && isOutage(error, readiness));
  const { dialect, ...opened } = openPostgres(url, database.pool, waits, onLost);
  const db = new KyselyInstance<Schema>({ dialect });
  return {
    ...opened,
    db,
    url,
    close: async () => {
      await opened.listener.close();
      if (!opened.jobPool.ending) await opened.jobPool.end();
      await db.destroy();
      await embedded?.stop();
    },
  };
};
