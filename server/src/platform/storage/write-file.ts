import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeFault } from './storage.ts';

/** Writes a new file to the end and onto the disk, or leaves none; returns the number of bytes. */
export const writeFile = async (path: string, content: Readable, signal?: AbortSignal): Promise<number> => {
  const target = createWriteStream(path, { flags: 'wx', flush: true, mode: 0o600 });
  try {
    await pipeline(content, target, { ...(signal && { signal }) });
    return target.bytesWritten;
  } catch (error) {
    // A stream that is destroyed while its file is being opened creates it all the same, a moment later.
    if (!target.closed) await once(target, 'close');
    await rm(path, { force: true });
    throw writeFault(error);
  }
};
