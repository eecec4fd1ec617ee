import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
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

export const createTestDatabase = async (): Promise<TestDatabase> => {
  const template = inject('template');
  if (template.kind === 'pglite') {
    const loadDataDir = await openAsBlob(template.dump);
    const pglite = await PGlite.create({ ...pgliteOptions, loadDataDir });
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
