import type { PGlite } from '@electric-sql/pglite';
import type { Dialect } from 'kysely';
import type { Pool } from 'pg';
import type { RunScripts } from './script-session.ts';

/** What stands behind the Kysely instance, for the few parts that need the driver itself. */
export type Backend =
  | { readonly kind: 'pglite'; readonly pglite: PGlite }
  | { readonly kind: 'postgres'; readonly pool: Pool; readonly url: string };

export type OpenedBackend = {
  readonly dialect: Dialect;
  readonly backend: Backend;
  readonly runScripts: RunScripts;
  close(): Promise<void>;
};
