import { rm } from 'node:fs/promises';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../load-config.ts';
import { createTestFolder } from '../test-folder.ts';

/** Does what a first start does, because in every test file it would double the time to open an application. */
export const prepareTemplate = async (url: string): Promise<void> => {
  const folder = await createTestFolder();
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_URL: url };
  const app = await buildApp({ config: loadConfig(settings), manualJobs: true });
  await app.close();
  await rm(folder, { recursive: true, force: true });
};
