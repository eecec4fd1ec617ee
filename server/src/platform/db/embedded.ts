import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import type { OpenedBackend } from './backend.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { guardedDialect } from './guarded-dialect.ts';
import { valueParsers } from './value-parsers.ts';

export const pgliteOptions = { parsers: { ...valueParsers }, extensions: { pg_trgm } };

const openFolder = async (dataDir: string) => {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDataDir(dataDir);
  try {
    return { pglite: await PGlite.create({ dataDir: join(dataDir, 'database'), ...pgliteOptions }), unlock };
  } catch (error) {
    await unlock();
    throw error;
  }
};

export const openEmbedded = async (dataDir: string, given?: PGlite): Promise<OpenedBackend> => {
  const { pglite, unlock } = given
    ? { pglite: given, unlock: async () => undefined }
    : await openFolder(dataDir);
  await pglite.exec(`SET TIME ZONE 'UTC'`);
  return {
    dialect: guardedDialect(new PGliteDialect({ pglite })),
    backend: { kind: 'pglite', pglite },
    runScripts: (work) =>
      pglite.transaction((tx) =>
        work({
          exec: async (script) => {
            await tx.exec(script);
          },
          rows: async <T>(statement: string) => (await tx.query<T>(statement)).rows,
        }),
      ),
    close: async () => {
      if (!pglite.closed) await pglite.close();
      await unlock();
    },
  };
};
