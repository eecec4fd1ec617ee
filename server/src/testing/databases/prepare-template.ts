import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { createBoss } from '../../platform/jobs/boss.ts';

/** Everything that a server's first start would do to an empty database, the job queue's tables included. */
export const prepareTemplate = async (url: string): Promise<void> => {
  const database = await openDatabase({ config: { dataDir: '', database: { pool: 2, url } } });
  await migrate(database);
  const boss = createBoss(database, { manual: true });
  await boss.start();
  await boss.stop({ graceful: false });
  await database.close();
};
