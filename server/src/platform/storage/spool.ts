import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { writeFile } from './write-file.ts';

export type SpooledFile = { readonly size: number; readonly content: Readable };

/** Spools a stream to a temporary file, because sending it needs its length. */
export const withSpooled = async <T>(
  content: Readable,
  signal: AbortSignal | undefined,
  work: (spooled: SpooledFile) => Promise<T>,
): Promise<T> => {
  const path = join(tmpdir(), `oktet-${randomUUID()}.part`);
  const size = await writeFile(path, content, signal);
  try {
    const spooled = createReadStream(path);
    try {
      return await work({ size, content: spooled });
    } finally {
      spooled.destroy();
    }
  } finally {
    await rm(path, { force: true });
  }
};
