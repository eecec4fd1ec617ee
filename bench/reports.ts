import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type ReportKey, reportNames } from '#contract/reports/reports.ts';
import type { App } from '../server/src/app.ts';
import { countDays } from '../server/src/modules/reports/count/count-days.ts';
import { countOpenDays } from '../server/src/modules/reports/count/count-open-days.ts';
import { lastDayOver } from '../server/src/modules/reports/count/kept-days.ts';
import { sumNames } from '../server/src/modules/reports/count/reports.tables.ts';
import { today } from '../server/src/modules/slots/checkpoint-time.ts';
import { benchToken, openBenchApp } from './support/bench-app.ts';
import { addDrivers } from './support/drivers.ts';
import { median, sortNumbers } from './support/load.ts';
import { openBenchServer, quickToLoad } from './support/postgres-server.ts';
import { daysAhead, daysOfYear, loadYear } from './support/rows/year-of-bookings.ts';
import { milliseconds, table } from './support/table.ts';

/** Times all reports over a year of ten million bookings. Exits with 1 when one is too slow. */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    /** Days with booking rows; other days only have totals, which is all that reports read. */
    days: { type: 'string', default: String(daysOfYear) },
    rounds: { type: 'string', default: '7' },
    /** URL of a database to keep: filled if empty, otherwise reused. */
    database: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const allowedMs = 300;
const drivers = 1000;
const keys: readonly ReportKey[] = ['hour', 'day', 'weekday', 'weekday-hour', 'cargo'];
/** The reports that the console page requests at once. */
const onThePage = [...reportNames.map((name) => `${name}, day`), 'occupancy, weekday-hour'];

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const fill = async (app: App, url: string) => {
  const { db } = app.database;
  if (await db.selectFrom('booking').select('id').limit(1).executeTakeFirst()) return;
  await addDrivers(app, drivers);
  const { timeZone } = app.services.config;
  const perDay = Math.ceil(Number(values.rows) / daysOfYear);
  const count = perDay * Number(values.days);
  const loaded = await loadYear({ url, count, perDay, drivers, timeZone });
  console.log(`${count} loaded in ${loaded.seconds.toFixed(0)} s, ${loaded.gigabytes.toFixed(1)} GB`);
};

/** Days before the first booking get only daily totals, copied from the last week. */
const addDaysBefore = async ({ database: { runScripts } }: App) => {
  const columns = {
    report_day: 'counted_at',
    report_hour: ['hour', ...sumNames].join(', '),
    report_hour_waits: 'hour, trucks',
    report_cargo_waits: 'cargo_type, trucks',
    report_hour_misses: 'hour, trucks',
    report_day_misses: 'trucks',
  };
  const weeks = Math.ceil((2 * daysOfYear) / 7);
  const statements = Object.entries(columns).map(
    ([name, names]) => `
      INSERT INTO ${name} SELECT day - 7 * week, ${names} FROM ${name}, generate_series(1, ${weeks}) AS week
      WHERE day <= CURRENT_DATE - 3 AND day > CURRENT_DATE - 10 ON CONFLICT DO NOTHING; ANALYZE ${name};`,
  );
  await runScripts((session) => session.exec(statements.toReversed().join('')));
};

/** The first run counts all uncounted days, later runs only recount the last days. */
const countNights = async (app: App) => {
  const ctx = app.systemContext();
  const counted = await ctx.db.selectFrom('report_day').select('day').limit(daysOfYear).execute();
  if (counted.length < daysOfYear) {
    console.log(
      `the first night, which counts all ${values.days} days: ${(await seconds(() => countDays(ctx))).toFixed(0)} s`,
    );
    await addDaysBefore(app);
  }
  ctx.cache.forgetAll();
  console.log(`any other night: ${(await seconds(() => countDays(ctx))).toFixed(1)} s`);
  console.log(
    `the days that go on, every ten minutes: ${(await seconds(() => countOpenDays(ctx))).toFixed(1)} s`,
  );
};

const createAsking = async (app: App) => {
  const authorization = await benchToken(app, 'admin');
  return async (report: string, to: Temporal.PlainDate): Promise<number> => {
    const [name, by] = report.split(', ');
    const from = to.subtract({ days: daysOfYear - 1 });
    const url = `${app.services.config.apiBase}/reports/${name}?from=${from}&to=${to}&by=${by}`;
    const start = performance.now();
    const response = await app.server.inject({ url, headers: { authorization } });
    if (response.statusCode !== 200) throw new Error(`${report}: ${response.body}`);
    return performance.now() - start;
  };
};

/** Waits for background counting that the previous report started. */
const untilQuiet = async ({ database: { db } }: App) => {
  const others = sql<{ active: number }>`
    SELECT count(*)::int AS active FROM pg_stat_activity
    WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
  while ((await others.execute(db)).rows[0]?.active !== 0) await pause(50);
};

/** Every round starts with empty caches. */
const measure = async (app: App, ask: () => Promise<number>) => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await untilQuiet(app);
    app.services.cache.forgetAll();
    times.push(await ask());
  }
  await untilQuiet(app);
  return sortNumbers(times);
};

const server = values.database ? undefined : await openBenchServer(quickToLoad);
let slow = 0;
try {
  const url = values.database ?? (await server?.database('reports')) ?? '';
  const app = await openBenchApp({ DATABASE_URL: url });
  await fill(app, url);
  await countNights(app);
  const ask = await createAsking(app);
  const rows: string[][] = [];
  const tell = (what: string, times: readonly number[]) => {
    if ((times.at(-1) ?? 0) > allowedMs) slow += 1;
    rows.push([what, milliseconds(median(times)), milliseconds(times.at(-1) ?? 0)]);
  };
  const over = lastDayOver(app.systemContext());
  const ahead = today(app.systemContext()).add({ days: daysAhead - 1 });
  for (const name of reportNames)
    for (const by of keys)
      if (by !== 'cargo' || name === 'waiting')
        tell(`${name}, ${by}`, await measure(app, () => ask(`${name}, ${by}`, over)));
  for (const report of onThePage)
    tell(`${report}, with days that go on`, await measure(app, () => ask(report, ahead)));
  const page = async () => Math.max(...(await Promise.all(onThePage.map((report) => ask(report, ahead)))));
  tell('these seven at once, as the page of the console asks', await measure(app, page));
  console.log(table(['report of a year', 'p50', 'at most'], rows));
  console.log(`\n${rounds} of each, none remembered; ${slow === 0 ? 'none' : slow} above ${allowedMs} ms`);
  await app.close();
} finally {
  await server?.close();
}
process.exitCode = slow === 0 ? 0 : 1;
