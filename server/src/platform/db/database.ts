import type { PGlite } from '@electric-sql/pglite';
import { type Kysely, Kysely as KyselyInstance } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Backend } from './backend.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import type { RunScripts } from './script-session.ts';

export type Db = Kysely<Schema>;

export type Database = {
  readonly db: Db;
  readonly backend: Backend;
  readonly runScripts: RunScripts;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  readonly config: Pick<Config, 'database' | 'dataDir'>;
  /** Tests hand in an instance that they loaded from a dump. */
  readonly pglite?: PGlite;
};

export const openDatabase = async ({ config, pglite }: DatabaseOptions): Promise<Database> => {
  const { url, pool } = config.database;
  const opened = url ? openPostgres(url, pool) : await openEmbedded(config.dataDir, pglite);
  const db = new KyselyInstance<Schema>({ dialect: opened.dialect });
  return {
    db,
    backend: opened.backend,
    runScripts: opened.runScripts,
    close: async () => {
      await db.destroy();
      await opened.close();
    },
  };
};
