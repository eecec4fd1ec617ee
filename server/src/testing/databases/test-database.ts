import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, dropDatabases, urlOf } from './postgres-databases.ts';

export type TestDatabase = {
  readonly url: string;
  drop(): Promise<void>;
};

export const createTestDatabase = async (): Promise<TestDatabase> => {
  const { url, name: prefix } = inject('template');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await createDatabase(url, name, prefix);
  return { url: urlOf(url, name), drop: () => dropDatabases(url, name) };
};
