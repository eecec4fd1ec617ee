import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, dropDatabases, urlOf } from './postgres-databases.ts';

/** A migrated, empty database of the test file's own. */
export type TestDatabase = {
  readonly url: string;
  drop(): Promise<void>;
};

export const createTestDatabase = async (): Promise<TestDatabase> => {
  const template = inject('template');
  const name = `${template.name}_${randomBytes(6).toString('hex')}`;
  await createDatabase(template.url, name, template.name);
  return { url: urlOf(template.url, name), drop: () => dropDatabases(template.url, name) };
};
