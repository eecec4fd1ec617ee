import { open, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { defineSettings, present } from '../../../platform/config/setting-group.ts';
import { appendableFile } from '../../../platform/config/setting-kinds.ts';
import type { Context } from '../../../platform/context/context.ts';

type DeletionsConfig = {
  /** File to which the number of each deleted account is appended. It is read after a backup is restored. */
  readonly deletionsFile?: string;
};

declare module '../../../platform/config/config.ts' {
  interface Config extends DeletionsConfig {}
}

export const deletionsSettings = defineSettings(
  { DELETED_ACCOUNTS: appendableFile.optional() },
  {
    toConfig: (s): DeletionsConfig =>
      present({ deletionsFile: s.DELETED_ACCOUNTS === undefined ? undefined : resolve(s.DELETED_ACCOUNTS) }),
  },
);

const isId = (text: string) => z.uuid().safeParse(text).success;

/** Reads one number per line and ignores anything else. */
export const readDeletions = async (file: string): Promise<string[]> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return [...new Set(text.split(/\s+/).filter(isId))];
};

/** Written outside the database, because a restored backup knows nothing of later deletions. */
export const noteDeletion = async ({ config }: Pick<Context, 'config'>, id: string): Promise<void> => {
  const { deletionsFile } = config;
  if (deletionsFile === undefined || (await readDeletions(deletionsFile)).includes(id)) return;
  const handle = await open(deletionsFile, 'a', 0o600);
  try {
    await handle.appendFile(`${id}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
};
