import { loadConfig } from '../server/src/load-config.ts';
import type { Config } from '../server/src/platform/config/config.ts';
import { openDatabase, waitWhileReadOnly } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { orTellWhyNotOpen } from '../server/src/start-faults.ts';
import { complain } from './lib/complain.ts';

const run = async (config: Config) => {
  const database = await openDatabase({ config, share: true });
  try {
    await waitWhileReadOnly(database.db, console.log);
    return await migrate(database);
  } finally {
    await database.close();
  }
};

try {
  const config = loadConfig();
  const names = await orTellWhyNotOpen(config, run(config));
  const place =
    config.database.url === undefined ? `the embedded database in ${config.dataDir}` : 'PostgreSQL';
  console.log(
    names.length === 0
      ? `There is nothing to migrate in ${place}.`
      : `Migrated ${place}: ${names.join(', ')}`,
  );
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
