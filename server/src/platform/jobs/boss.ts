import type { PGlite } from '@electric-sql/pglite';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';

const bossParsers = { 20: Number, 1184: (text: string) => new Date(text) };

/** The same embedded database, read the way pg-boss expects: it knows Date, not Temporal. */
const plainValues = (pglite: PGlite) =>
  fromPglite({
    query: (text, params) => pglite.query(text, params, { parsers: bossParsers }),
    exec: (text) => pglite.exec(text, { parsers: bossParsers }),
    listen: (channel, callback) => pglite.listen(channel, callback),
  });

export const createBoss = ({ backend }: Database, options: { readonly manual: boolean }): PgBoss => {
  const common: ConstructorOptions = {
    schema: 'pgboss',
    supervise: !options.manual,
    schedule: !options.manual,
    useListenNotify: !options.manual,
    // How long a job whose worker died can go unnoticed, beyond its own time.
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  };
  return backend.kind === 'pglite'
    ? new PgBoss({ ...common, backend: 'pglite', db: plainValues(backend.pglite) })
    : new PgBoss({ ...common, connectionString: backend.url, max: 3, application_name: 'oktet-jobs' });
};
