import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';

export const createBoss = ({ url }: Database, options: { readonly manual: boolean }): PgBoss =>
  new PgBoss({
    connectionString: url,
    application_name: 'oktet-jobs',
    max: 3,
    schema: 'pgboss',
    supervise: !options.manual,
    schedule: !options.manual,
    useListenNotify: !options.manual,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });
