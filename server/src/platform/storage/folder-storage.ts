import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

const idPattern = /^[0-9a-f-]{36}$/;

const absent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const sizeOf = async (path: string) => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (absent(error)) return undefined;
    throw error;
  }
};

/** Files in a folder, spread over 256 subfolders, each written beside its place and moved there when whole. */
export const folderStorage = (root: string): Storage => {
  const pathOf = (id: string) => {
    if (!idPattern.test(id)) throw new Error('A stored file is named by an id');
    return join(root, id.slice(-2), id);
  };
  return {
    write: async (id, content, signal) => {
      const path = pathOf(id);
      const partial = `${path}.${randomUUID()}.part`;
      await mkdir(join(path, '..'), { recursive: true });
      try {
        const target = createWriteStream(partial, { flags: 'wx', flush: true });
        await pipeline(content, target, { ...(signal && { signal }) });
        await rename(partial, path);
        return target.bytesWritten;
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    read: async (id, range) => {
      const path = pathOf(id);
      if ((await sizeOf(path)) === undefined) return undefined;
      return createReadStream(path, range);
    },
    size: (id) => sizeOf(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
};
