import type { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createBoss } from '../platform/jobs/boss.ts';

type Target = { readonly pglite: PGlite } | { readonly url: string };

/** Everything that a server's first start would do to an empty database, the job queue's tables included. */
export const prepareTemplate = async (target: Target): Promise<void> => {
  const url = 'url' in target ? { url: target.url } : {};
  const pglite = 'pglite' in target ? { pglite: target.pglite } : {};
  const database = await openDatabase({ config: { dataDir: '', database: { pool: 2, ...url } }, ...pglite });
  await migrate(database);
  const boss = createBoss(database, { manual: true });
  await boss.start();
  await boss.stop({ graceful: false });
  // An embedded one stays open: it is dumped next.
  if ('url' in target) await database.close();
};
