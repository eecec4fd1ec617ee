import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';

export const createBoss = ({ jobPool, listener }: Database, options: { readonly manual: boolean }): PgBoss =>
  new PgBoss({
    db: {
      executeSql: (text, values) => jobPool.query(text, values),
      listen: async (channel, receive, onListening) => {
        await listener.listen(channel, { receive, onListening });
        return { close: async () => undefined };
      },
    },
    schema: 'pgboss',
    supervise: !options.manual,
    schedule: !options.manual,
    useListenNotify: !options.manual,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });
