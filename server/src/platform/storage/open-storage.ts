import type { Config } from '../config/config.ts';
import { folderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

declare module '../context/context.ts' {
  interface Services {
    readonly storage: Storage;
  }
}

/** The client is loaded on demand, because it costs 38 MB and most of a second. */
export const openStorage = async ({ s3, filesDir }: Pick<Config, 's3' | 'filesDir'>): Promise<Storage> => {
  if (!s3) return folderStorage(filesDir);
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(s3);
};
