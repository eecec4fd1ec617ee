import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrations } from '../platform/db/migrate.ts';

/** Where a test finds the migrated database it clones. Given by the project's global setup. */
export type Template =
  | { readonly kind: 'pglite'; readonly dump: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

export const root = join(import.meta.dirname, '../../..');

/** Changes with the migrations and with every dependency (the job queue and PGlite bring tables of their own). */
export const templateKey = async (): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const { name, checksum } of await readMigrations()) hash.update(`${name} ${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
};
