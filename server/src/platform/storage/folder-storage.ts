import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keyOf, type Storage, writeFault } from './storage.ts';
import { writeFile } from './write-file.ts';

const sizeOf = async (path: string) => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const makeFolder = async (path: string) => {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw writeFault(error);
  }
};

export const folderStorage = (root: string): Storage => {
  const pathOf = (id: string) => join(root, ...keyOf(id));
  const partOf = (id: string) => `${pathOf(id)}.part`;
  return {
    write: async (id, content, signal) => {
      const part = partOf(id);
      await makeFolder(dirname(part));
      const size = await writeFile(part, content, signal);
      await rename(part, pathOf(id));
      return size;
    },
    read: async (id, range) => {
      const path = pathOf(id);
      if ((await sizeOf(path)) === undefined) return undefined;
      return createReadStream(path, range);
    },
    size: (id) => sizeOf(pathOf(id)),
    remove: async (id) => {
      await rm(partOf(id), { force: true });
      await rm(pathOf(id), { force: true });
    },
  };
};
