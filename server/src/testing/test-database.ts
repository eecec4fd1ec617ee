import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { pgliteOptions } from '../platform/db/embedded.ts';
import { createDatabase, dropDatabases, urlOf } from './postgres-databases.ts';

/** A migrated, empty database of the test file's own, of the kind the running project is about. */
export type TestDatabase = {
  readonly kind: 'pglite' | 'postgres';
  readonly url?: string;
  readonly pglite?: PGlite;
  drop(): Promise<void>;
};

const loadDump = async (dump: string, dataDir?: string) =>
  PGlite.create({
    ...pgliteOptions,
    loadDataDir: await openAsBlob(dump),
    ...(dataDir && { dataDir: join(dataDir, 'database') }),
  });

export const createTestDatabase = async (): Promise<TestDatabase> => {
  const template = inject('template');
  if (template.kind === 'pglite') {
    const pglite = await loadDump(template.dump);
    return { kind: 'pglite', pglite, drop: async () => (pglite.closed ? undefined : pglite.close()) };
  }
  const name = `${template.name}_${randomBytes(6).toString('hex')}`;
  await createDatabase(template.url, name, template.name);
  return {
    kind: 'postgres',
    url: urlOf(template.url, name),
    drop: () => dropDatabases(template.url, name),
  };
};

/** The same for a process that opens its database by itself: an embedded one waits in its data folder. */
export const layTestDatabase = async (dataDir: string): Promise<TestDatabase> => {
  const template = inject('template');
  if (template.kind === 'postgres') return createTestDatabase();
  const pglite = await loadDump(template.dump, dataDir);
  await pglite.close();
  return { kind: 'pglite', drop: async () => undefined };
};
