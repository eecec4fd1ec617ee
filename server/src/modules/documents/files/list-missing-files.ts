import type { Context } from '../../../platform/context/context.ts';
import { listFilesAfter } from './files.queries.ts';

const batch = 50;

/** Files that the database knows and the storage lacks, such as those swept after the restored backup was made. */
export const listMissingFiles = async ({ db, storage }: Context) => {
  const missing: { readonly id: string; readonly name: string | null }[] = [];
  for (let files = await listFilesAfter(db, undefined, batch); files.length > 0; ) {
    const sizes = await Promise.all(files.map(({ id }) => storage.size(id)));
    missing.push(...files.filter((_, place) => sizes[place] === undefined));
    files = await listFilesAfter(db, files.at(-1)?.id, batch);
  }
  return missing;
};
