import { rm } from 'node:fs/promises';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../load-config.ts';
import { createTestFolder } from '../test-folder.ts';

/**
 * Everything that a server's first start does to an empty database: its tables, those of the job queue, and a queue for each
 * job, which would take as long as all the rest of opening an application if every test file made them anew.
 */
export const prepareTemplate = async (url: string): Promise<void> => {
  const folder = await createTestFolder();
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_URL: url };
  const app = await buildApp({ config: loadConfig(settings), manualJobs: true });
  await app.close();
  await rm(folder, { recursive: true, force: true });
};
