import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { inRoot } from '../../tools/lib/paths.ts';
import { offerLoad } from '../support/load/offered-load.ts';
import { createMix } from '../support/load/visitor-mix.ts';
import type { Measure } from '../support/measure.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const allowedMs = 1000;
const perSecond = 30;
const seconds = 60;
const calmMs = 5000;

/** Changes as a release could bring them, each in a file of its own. */
const additions = {
  'column.sql': 'ALTER TABLE booking ADD COLUMN trailer_plate text',
  'index.sql': 'CREATE INDEX CONCURRENTLY booking_trailer ON booking (trailer_plate, slot_at)',
  'check.sql':
    "ALTER TABLE booking ADD CONSTRAINT booking_trailer_check CHECK (trailer_plate <> '') NOT VALID",
  'validated.sql': 'ALTER TABLE booking VALIDATE CONSTRAINT booking_trailer_check',
};

/** Measures whether anybody has to wait while the tables of a checkpoint with a million bookings are changed. */
export const measureMigration: Measure = async ({ past, isQuick }) => {
  const bookings = isQuick ? 100_000 : 1_000_000;
  const stage = await past(bookings);
  const folder = temporaryFolder();
  cpSync(inRoot('server/migrations'), folder.path, { recursive: true });
  for (const [index, [name, sql]] of Object.entries(additions).entries())
    writeFileSync(join(folder.path, `900${index}-${name}`), `-- only adds\n${sql};\n`);
  const { port } = await stage.start();
  const next = await createMix(stage, perSecond * seconds);
  const load = { port, connections: 0, perSecond, next };
  await offerLoad({ ...load, seconds: 5 });
  const visits = offerLoad({ ...load, seconds: seconds - 5 });
  await wait(calmMs);
  const began = performance.now();
  const applied = await migrate(stage.app.database, folder.path);
  const took = (performance.now() - began) / 1000;
  const outcomes = await visits;
  folder.remove();
  const longest = Math.max(...outcomes.map(({ ms }) => ms));
  const failed = outcomes.filter(({ status }) => status === 0 || status >= 400).length;
  return [
    {
      what: `a column, an index and a check for ${bookings.toLocaleString('en')} bookings while ${perSecond} requests a second come: the longest answer, failed`,
      target: `≤ ${allowedMs} ms, 0`,
      measured: `${longest.toFixed(0)} ms, ${failed} of ${outcomes.length} (${applied.length} migrations in ${took.toFixed(1)} s)`,
      isMet: longest <= allowedMs && failed === 0 && applied.length === Object.keys(additions).length,
    },
  ];
};
