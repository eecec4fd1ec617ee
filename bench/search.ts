import { parseArgs } from 'node:util';
import type { Found } from '#contract/search-routes.ts';
import type { App } from '../server/src/app.ts';
import { type Sample, typedKinds } from './search/typed-kinds.ts';
import { benchToken, openBenchApp } from './support/bench-app.ts';
import { median, quantile, sortNumbers } from './support/load.ts';
import { openBenchServer } from './support/postgres-server.ts';
import { loadSearchRows } from './support/rows/search-rows.ts';
import { milliseconds, table } from './support/table.ts';

/** Times search over a million bookings and vehicles. Exits with 1 when a query is too slow. */
const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '1000000' },
    vehicles: { type: 'string', default: '1000000' },
    accounts: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '60' },
    /** URL of a database to keep: filled if empty, otherwise reused. */
    database: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const allowedMs = 100;

const samplesOf = async ({ database: { db } }: App): Promise<Sample[]> => {
  const rows = await db
    .selectFrom('booking')
    .select(['plate', 'number', 'phone'])
    .orderBy('id')
    .limit(rounds)
    .execute();
  return rows.map(({ plate, number, phone }) => ({ plate, number, phone: phone ?? '' }));
};

const ask = async (app: App, token: string, q: string): Promise<{ ms: number; found: Found }> => {
  const url = `${app.services.config.apiBase}/search?q=${encodeURIComponent(q)}`;
  const start = performance.now();
  const response = await app.server.inject({ url, headers: { authorization: token } });
  const ms = performance.now() - start;
  if (response.statusCode !== 200) throw new Error(`${q}: ${response.body}`);
  return { ms, found: response.json() };
};

const measure = async (app: App, token: string, samples: readonly Sample[], kind: string) => {
  const typed = typedKinds[kind] ?? (() => '');
  const times: number[] = [];
  const counts = { bookings: 0, vehicles: 0, users: 0 };
  for (const [round, sample] of samples.entries()) {
    const { ms, found } = await ask(app, token, typed(sample, round));
    times.push(ms);
    for (const name of ['bookings', 'vehicles', 'users'] as const) counts[name] += found[name].length;
  }
  const sorted = sortNumbers(times);
  const means = Object.values(counts).map((count) => (count / samples.length).toFixed(1));
  return { p50: median(sorted), p99: quantile(sorted, 0.99), means };
};

const server = values.database ? undefined : await openBenchServer();
let slow = 0;
try {
  const url = values.database ?? (await server?.database('search')) ?? '';
  const app = await openBenchApp({ DATABASE_URL: url });
  const counts = {
    bookings: Number(values.bookings),
    vehicles: Number(values.vehicles),
    accounts: Number(values.accounts),
  };
  if ((await samplesOf(app)).length === 0) {
    const start = performance.now();
    await loadSearchRows(app, counts);
    console.log(`loaded in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
  }
  const token = await benchToken(app, 'admin');
  const samples = await samplesOf(app);
  const rows: string[][] = [];
  for (const kind of Object.keys(typedKinds)) {
    const { p50, p99, means } = await measure(app, token, samples, kind);
    if (p99 > allowedMs) slow += 1;
    rows.push([kind, milliseconds(p50), milliseconds(p99), ...means]);
  }
  console.log(table(['typed', 'p50', 'p99', 'bookings', 'vehicles', 'users'], rows));
  console.log(`\n${rounds} of each kind; ${slow === 0 ? 'none' : slow} above ${allowedMs} ms`);
  await app.close();
} finally {
  await server?.close();
}
process.exitCode = slow === 0 ? 0 : 1;
