import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { pgliteOptions } from '../platform/db/embedded.ts';
import { prepareTemplate } from './prepare-template.ts';
import { root, templateKey } from './template.ts';
import { sweepTestFolders } from './test-folder.ts';

const folder = join(root, '.cache/pglite-templates');

const removeOthers = async (kept: string) => {
  for (const name of await readdir(folder))
    if (name !== kept && name.endsWith('.tar')) await rm(join(folder, name), { force: true });
};

/** A migrated database takes seconds to make and a third of one to load, so it is made once per schema. */
const ensureDump = async (): Promise<string> => {
  const name = `${await templateKey()}.tar`;
  const file = join(folder, name);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const pglite = await PGlite.create(pgliteOptions);
  await prepareTemplate({ pglite });
  const dump = await pglite.dumpDataDir('none');
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  await pglite.close();
  await removeOthers(name);
  return file;
};

export const setup = async ({ provide }: TestProject) => {
  await sweepTestFolders();
  provide('template', { kind: 'pglite', dump: await ensureDump() });
};
