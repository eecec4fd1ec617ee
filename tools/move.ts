import { parseArgs } from 'node:util';
import { buildApp } from '../server/src/app.ts';
import { loadConfig } from '../server/src/load-config.ts';
import { type CopiedTable, copyDatabase } from '../server/src/platform/db/copy-database.ts';
import { PlainError } from '../server/src/platform/errors/plain-error.ts';
import { orTellWhyNotOpen } from '../server/src/start-faults.ts';
import { complain } from './lib/complain.ts';

const usage = `Usage:
  npm run move -- --to postgres://user:password@host:5432/oktet

Copies the embedded database of DATA_DIR into an empty database of a PostgreSQL server. Oktet must be stopped; nothing is
changed in DATA_DIR. Others on this machine can see the command line: without a password in it PGPASSWORD is used.`;

const print = (tables: readonly CopiedTable[]) => {
  for (const { table, rows, md5 } of tables)
    console.log(`${table.padEnd(40)} ${String(rows).padStart(9)}  ${md5 || '–'}`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${tables.length} tables with ${rows} rows are the same on both sides (md5 of all rows).`);
};

const run = async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help || values.to === undefined) throw new PlainError(usage);
  const config = loadConfig();
  const open = (place: { readonly url?: string }) => {
    const { pool } = config.database;
    const own = { ...config, database: { pool, ...place, migrateAtStart: true } };
    return orTellWhyNotOpen(own, buildApp({ config: own, manualJobs: true }));
  };
  const source = await open({});
  try {
    const target = await open({ url: values.to });
    try {
      print(await copyDatabase(source.database, target.database));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  console.log(`
To be carried as well, before an instance starts on the new database:
  AUTH_SECRET   its value is in ${config.dataDir}/secret; with another one everybody is signed out and no code is accepted
  the files     ${config.filesDir}, to FILES_DIR or into the bucket under the same names
  LOG_HEADS     the file, if there is one`);
};

try {
  await run();
} catch (error) {
  complain(error, usage);
  process.exitCode = 1;
}
