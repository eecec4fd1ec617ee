import { join } from 'node:path';

/** The migrated database that tests clone, provided by the global setup. */
export type Template = { readonly url: string; readonly name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

export const root = join(import.meta.dirname, '../../../..');
