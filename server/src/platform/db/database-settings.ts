import { defineSettings, present } from '../config/setting-group.ts';
import { flag, postgresUrl, wholeNumber } from '../config/setting-kinds.ts';

type DatabaseConfig = {
  /** Without a URL the product runs its own PostgreSQL in the data folder. */
  readonly database: { readonly url?: string; readonly pool: number; readonly migrateAtStart: boolean };
};

declare module '../config/config.ts' {
  interface Config extends DatabaseConfig {}
}

export const databaseSettings = defineSettings(
  {
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_POOL: wholeNumber(2, 100).default(10),
    MIGRATE: flag.default(true),
  },
  {
    requiredInProduction: ['DATABASE_URL'],
    usesDataDir: (isGiven) => !isGiven('DATABASE_URL'),
    toConfig: (s): DatabaseConfig => ({
      database: present({ url: s.DATABASE_URL, pool: s.DATABASE_POOL, migrateAtStart: s.MIGRATE }),
    }),
  },
);
