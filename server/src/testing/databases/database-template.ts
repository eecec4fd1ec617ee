import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import type { TestProject } from 'vitest/node';
import { sweepTestFolders } from '../test-folder.ts';
import { closeToAll, createDatabase, dropDatabases, urlOf } from './postgres-databases.ts';
import { prepareTemplate } from './prepare-template.ts';
import { startPostgres } from './start-postgres.ts';

/** `DATABASE_URL_TEST` names an existing server; its user must be able to create databases. */
const findServer = async () => {
  const given = process.env.DATABASE_URL_TEST;
  return given ? { url: given, stop: async () => undefined } : startPostgres();
};

export const setup = async ({ provide }: TestProject) => {
  await sweepTestFolders();
  const server = await findServer();
  const name = `oktet_test_${randomBytes(6).toString('hex')}`;
  await createDatabase(server.url, name);
  await prepareTemplate(urlOf(server.url, name));
  await closeToAll(server.url, name);
  // Workers and the servers they start reuse this compile cache.
  flushCompileCache();
  provide('template', { url: server.url, name });
  return async () => {
    await dropDatabases(server.url, name);
    await server.stop();
  };
};
