import { type Kysely, Kysely as KyselyInstance } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts';
import type { RunScripts } from './postgres.ts';
import { type DatabaseWaits, openPostgres, usualWaits } from './postgres.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

export type Database = {
  readonly db: Db;
  readonly url: string;
  readonly pool: Pool;
  readonly runScripts: RunScripts;
  close(): Promise<void>;
};

export type DatabaseOptions = Pick<EmbeddedOptions, 'share' | 'say'> & {
  readonly config: Pick<Config, 'database' | 'dataDir'>;
  readonly waits?: DatabaseWaits;
};

/** Besides the pool: jobs, the listener, psql sessions and `npm run admin`. */
const otherConnections = 40;

const nobodyListens = () => undefined;

export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { config, share = false, say = nobodyListens, waits = usualWaits } = options;
  const { dataDir, database } = config;
  const connections = database.pool + otherConnections;
  const embedded = database.url ? undefined : await openEmbedded({ dataDir, connections, share, say });
  const url = database.url ?? embedded?.url ?? '';
  const { dialect, pool, runScripts } = openPostgres(url, database.pool, waits);
  const db = new KyselyInstance<Schema>({ dialect });
  return {
    db,
    url,
    pool,
    runScripts,
    close: async () => {
      await db.destroy();
      await embedded?.stop();
    },
  };
};
