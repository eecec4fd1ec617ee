import { parseArgs } from 'node:util';
import type { Found } from '../contract/src/search-routes.ts';
import type { App } from '../server/src/app.ts';
import { benchToken, openBenchApp } from './support/bench-app.ts';
import { median, quantile, sortNumbers } from './support/load.ts';
import { openBenchServer } from './support/postgres-server.ts';
import { loadSearchRows } from './support/rows/search-rows.ts';
import { milliseconds, table } from './support/table.ts';

/**
 * Whether the search answers within its time, whatever is typed, with a million bookings, a million vehicles and a hundred
 * thousand accounts: rare parts and parts that half of all have. Ends with 1 when one kind does not.
 */
const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '1000000' },
    vehicles: { type: 'string', default: '1000000' },
    accounts: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '60' },
    /** A database that is kept: filled if it is empty, and asked as it is if it was filled before. */
    database: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const allowedMs = 100;

type Sample = { readonly plate: string; readonly number: string; readonly phone: string };

const digitsOf = (sample: number, count: number) =>
  String(sample * 7919)
    .padStart(8, '0')
    .slice(-count);

/** Of each kind another one every round, as people type. */
const kinds: Readonly<Record<string, (sample: Sample, round: number) => string>> = {
  'plate, whole': ({ plate }) => plate,
  'plate, three of its middle': ({ plate }) => plate.slice(2, 5),
  'plate, five of its middle': ({ plate }) => plate.slice(1, 6),
  'plate, two from its beginning': ({ plate }) => plate.slice(0, 2),
  'plate, an end that 40,000 have': (_, round) => `${'ABEKMHOPCTYX'[round % 12]}75`,
  'plate, 黑 and a letter': (_, round) => `黑${'ABEKMHOPCTYX'[round % 12]}`,
  'plate, nobody has it': (_, round) => `QQ${round}Q`,
  'number, whole': ({ number }) => number,
  'number, without its dash': ({ number }) => number.replace('-', ''),
  'number, its day': ({ number }) => number.slice(0, 6),
  'four digits': (_, round) => digitsOf(round, 4),
  'four digits that every day has': (_, round) => String(100 + round).padStart(4, '0'),
  'three digits': (_, round) => digitsOf(round, 3),
  'phone, whole': ({ phone }) => phone,
  'phone, with 8': ({ phone }) => `8${phone.slice(2)}`,
  'phone, last six': ({ phone }) => phone.slice(-6),
  'name, of one in fifty': (_, round) => ['Иванов', 'петров', 'Королев', 'волк'][round % 4] ?? '',
  'name, two letters': (_, round) => ['ив', 'се', 'пе', 'ми', 'ал'][round % 5] ?? '',
  'name, two words': (_, round) => ['иванов пет', 'олег козл', 'Батб Ива', 'юрий юр'][round % 4] ?? '',
  'name, Chinese': (_, round) => ['王伟', '李强', '张磊', '陈'.repeat(2)][round % 4] ?? '',
  'name, nobody has it': (_, round) => `Неизвестный${'абвгде'[round % 6]}`,
  'e-mail, whole': (_, round) => `driver${round * 3}@mail.ru`,
  'e-mail, its beginning': (_, round) => `driver${round}`,
  'e-mail, a part that a third have': () => 'yandex',
  'e-mail, nobody has it': (_, round) => `nobody${round}@`,
};

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
  const typed = kinds[kind] ?? (() => '');
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
  for (const kind of Object.keys(kinds)) {
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
