import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type HeadsFile, readHeads } from '../modules/queue/log/heads-file.ts';
import { PlainError } from '../platform/errors/plain-error.ts';

/** The configured file is created with the first head, so it may not exist yet. */
const existing = (file: string | undefined) => (file !== undefined && existsSync(file) ? file : undefined);

export const readPublishedHeads = async (
  given: string | undefined,
  configured: string | undefined,
): Promise<HeadsFile> => {
  const file = given ?? existing(configured);
  if (file === undefined) return { heads: [], strangeLines: [] };
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new PlainError(`${file} cannot be read (${error.code}).`);
  });
  return readHeads(text);
};
