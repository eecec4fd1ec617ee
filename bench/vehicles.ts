import { parseArgs } from 'node:util';
import type { App } from '../server/src/app.ts';
import { benchToken, openBenchApp } from './support/bench-app.ts';
import { openBenchServer } from './support/postgres-server.ts';
import { loadVehicles } from './support/rows/vehicle-rows.ts';

/**
 * Compares the cost of a page of vehicle/all with a million and with a thousand vehicles: every filter
 * and order, the first 100 pages, best of three rounds. Exits with 1 when it grows. `--only booked`
 * filters by name.
 */
const { values } = parseArgs({
  options: { large: { type: 'string', default: '1000000' }, only: { type: 'string', default: '' } },
});
const sizes = { small: 1000, large: Number(values.large) };
const pages = 100;
const rounds = 3;
const allowed = 1.5;

const now = Date.now();
const day = (ago: number) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
const pair = (name: string, ago: number) => `${name}From=${day(ago)}&${name}To=${day(0)}`;

const filters = {
  'no filter': '',
  'phoneNumber, whole': 'phoneNumber=%2B79000007919',
  'phoneNumber, last four': 'phoneNumber=7919',
  'registrationPlate, whole': 'registrationPlate=a%20001%20aa',
  'registrationPlate, three': 'registrationPlate=%D0%90-00',
  'registrationPlate, its middle': 'registrationPlate=001a',
  'registrationPlate, nobody has it': 'registrationPlate=qqq',
  'search, the end of a number': 'search=+790000079',
  // A rare name, because the cost grows with the number of matches.
  'search, a name': 'search=%D0%92%D0%BE%D0%B4%D0%B8%D1%82%D0%B5%D0%BB%D1%8C%20919',
  waiting: 'waiting=true',
  'waiting, the longest first': 'waiting=true&sort=waitingSince,ASC',
  disputed: 'disputed=true',
  'approved true': 'approved=true',
  'approved false': 'approved=false',
  BANNED: 'banStatus=BANNED',
  WARNED: 'banStatus=WARNED',
  UNBANNED: 'banStatus=UNBANNED',
  'unbanMode MANUAL': 'unbanMode=MANUAL',
  'unbanMode EXPIRED': 'unbanMode=EXPIRED',
  'BANNED, a month': `banStatus=BANNED&${pair('banned', 30)}`,
  'WARNED, a month': `banStatus=WARNED&${pair('warned', 30)}`,
  'UNBANNED, a month': `banStatus=UNBANNED&${pair('unbanned', 30)}`,
  // The number of matches in a time span is the same for both table sizes.
  'booked in three days': pair('booked', 3),
  'booked up to yesterday': `bookedTo=${day(1)}`,
};

const orders = {
  'as it comes': '',
  'event ↓': 'sortByEventDate=DESC',
  'event ↑': 'sortByEventDate=ASC',
  'cleared ↓': 'sortByClearedDate=DESC',
  'cleared ↑': 'sortByClearedDate=ASC',
  'plate ↑': 'sort=registrationPlate,ASC',
  'model ↓': 'sort=model,DESC',
  'next booking ↑': 'sort=nextBooking,ASC',
};

type Subject = { readonly app: App; readonly token: string };

const readPage = async ({ app, token }: Subject, query: string, page: number): Promise<boolean> => {
  const url = `${app.services.config.apiBase}/vehicle/all?page=${page}&${query}`;
  const response = await app.server.inject({ url, headers: { authorization: token } });
  if (response.statusCode !== 200) throw new Error(`${query}: ${response.body}`);
  return response.json().last;
};

const measure = async (subject: Subject, query: string): Promise<number> => {
  const start = performance.now();
  for (let page = 0; page < pages; page += 1)
    if (await readPage(subject, query, page)) return (performance.now() - start) / (page + 1);
  return (performance.now() - start) / pages;
};

const compare = async (small: Subject, large: Subject, query: string) => {
  const best = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; round += 1) {
    best.small = Math.min(best.small, await measure(small, query));
    best.large = Math.min(best.large, await measure(large, query));
  }
  return best;
};

const server = await openBenchServer();
const open = async (name: keyof typeof sizes): Promise<Subject> => {
  const app = await openBenchApp({ DATABASE_URL: await server.database(name) });
  const start = performance.now();
  await loadVehicles(app, sizes[name]);
  console.log(`${sizes[name]} vehicles loaded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return { app, token: await benchToken(app, 'admin') };
};

let slow = 0;
try {
  const [small, large] = [await open('small'), await open('large')];
  const headings = [`${sizes.small}`, `${sizes.large}`, 'times'];
  console.log(
    `\n${'filter'.padEnd(34)}${'order'.padEnd(16)}${headings.map((one) => one.padStart(10)).join('')}`,
  );
  const chosen = Object.entries(filters).filter(([filter]) => filter.includes(values.only));
  for (const [filter, where] of chosen)
    for (const [order, sort] of Object.entries(where.includes('sort=') ? { 'as it comes': '' } : orders)) {
      const ms = await compare(small, large, [where, sort].filter(Boolean).join('&'));
      const times = ms.large / ms.small;
      if (times > allowed) slow += 1;
      const cells = [ms.small.toFixed(2), ms.large.toFixed(2), times.toFixed(2)].map((one) =>
        one.padStart(10),
      );
      console.log(
        `${filter.padEnd(34)}${order.padEnd(16)}${cells.join('')}${times > allowed ? '  slow' : ''}`,
      );
    }
  console.log(`\nms a page, best of ${rounds}; ${slow === 0 ? 'none' : slow} above ${allowed} times`);
  await Promise.all([small.app.close(), large.app.close()]);
} finally {
  await server.close();
}
process.exitCode = slow === 0 ? 0 : 1;
