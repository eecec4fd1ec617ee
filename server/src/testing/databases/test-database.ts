import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, dropDatabases, urlOf } from './postgres-databases.ts';

/** A migrated, empty database of the test file's own. */
export type TestDatabase = {
  readonly url: string;
  drop(): Promise<void>;
};

const createFrom = async (source?: string): Promise<TestDatabase> => {
  const { url, name: prefix } = inject('template');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await createDatabase(url, name, source);
  return { url: urlOf(url, name), drop: () => dropDatabases(url, name) };
};

export const createTestDatabase = (): Promise<TestDatabase> => createFrom(inject('template').name);

/** For what happens to the data of an earlier version: nothing was migrated yet. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createFrom();
