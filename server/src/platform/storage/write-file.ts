import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeFault } from './storage.ts';

/** All or nothing, flushed to disk; returns the number of bytes. */
export const writeFile = async (path: string, content: Readable, signal?: AbortSignal): Promise<number> => {
  const target = createWriteStream(path, { flags: 'wx', flush: true, mode: 0o600 });
  try {
    await pipeline(content, target, { ...(signal && { signal }) });
    return target.bytesWritten;
  } catch (error) {
    // A stream destroyed while opening still creates its file a moment later, so wait before removing.
    if (!target.closed) await once(target, 'close');
    await rm(path, { force: true });
    throw writeFault(error);
  }
};
