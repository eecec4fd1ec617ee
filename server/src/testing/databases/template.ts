import { join } from 'node:path';

/** Where a test finds the migrated database it clones. Given by the project's global setup. */
export type Template = { readonly url: string; readonly name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

export const root = join(import.meta.dirname, '../../../..');
