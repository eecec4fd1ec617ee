import { countDays } from '../../server/src/modules/reports/count/count-days.ts';
import { type Line, openLine } from '../support/http-line.ts';
import { median, sortNumbers } from '../support/load.ts';
import type { BenchServer } from '../support/postgres-server.ts';
import { type Loaded, loadPastBookings } from '../support/rows/past-bookings.ts';
import { milliseconds, table } from '../support/table.ts';
import {
  drivers,
  fillLine,
  type Kind,
  listed,
  own,
  perRound,
  type Requests,
  requestsOf,
} from './growth-requests.ts';
import { openStage, type Stage } from './stage.ts';

const rounds = 15;
const warmUp = 2;
const allowed = 1.3;

type Age = {
  readonly count: number;
  readonly loaded: Loaded;
  readonly stage: Stage;
  readonly port: number;
  readonly next: Requests;
  readonly latencies: Record<Kind, number[]>;
};

const openAge = async (server: BenchServer, count: number): Promise<Age> => {
  const url = await server.database(`past_${count}`);
  const stage = await openStage(url, {
    drivers: drivers + listed,
    params: { slotCapacity: 1000, priorityReserve: 0 },
  });
  const { timeZone } = stage.app.services.config;
  const loaded = await loadPastBookings({ url, count, drivers, listed, own, timeZone });
  console.log(`${count} loaded in ${loaded.seconds.toFixed(0)} s, ${loaded.gigabytes.toFixed(1)} GB`);
  // The nightly job would have counted these days already.
  await countDays(stage.app.systemContext());
  const { port } = await stage.start();
  await fillLine(stage, port);
  const latencies = { create: [], list: [], 'time-slots': [], queue: [], search: [], reports: [] };
  const next = await requestsOf(stage, (rounds + warmUp) * perRound.create);
  return { count, loaded, stage, port, next, latencies };
};

const ask = async ({ next, latencies }: Age, line: Line, kind: Kind, isCounted: boolean) => {
  const start = performance.now();
  const { status, body } = await line.ask(next[kind]());
  if (status !== (kind === 'create' ? 201 : 200)) throw new Error(`${kind}: ${body.toString()}`);
  if (isCounted) latencies[kind].push(performance.now() - start);
};

/** Databases alternate, so that other load on the machine affects all of them. */
const measure = async (ages: readonly Age[]) => {
  // Opened this late because idle connections would time out while the next database loads.
  const lines = new Map(ages.map((age) => [age, openLine(age.port)]));
  for (let round = -warmUp; round < rounds; round += 1)
    for (const kind of Object.keys(perRound) as Kind[])
      for (const [age, line] of lines)
        for (let n = 0; n < perRound[kind]; n += 1) await ask(age, await line, kind, round >= 0);
  for (const line of lines.values()) (await line).close();
};

const report = (ages: readonly Age[]): boolean => {
  const kinds = Object.keys(perRound) as Kind[];
  const middle = (age: Age | undefined, kind: Kind) => median(sortNumbers(age?.latencies[kind] ?? []));
  const rows = ages.map((age) => [
    age.count.toLocaleString('en'),
    `${age.loaded.seconds.toFixed(0)} s`,
    `${age.loaded.gigabytes.toFixed(1)} GB`,
    ...kinds.map((kind) => milliseconds(middle(age, kind))),
  ]);
  const times = kinds.map((kind) => middle(ages.at(-1), kind) / middle(ages[0], kind));
  console.log(`
(d) growth: p50 of create, list (an account with ${own} bookings), time-slots, queue, search and reports of a month, ${rounds} rounds in turn, one caller;
loaded are bookings of ${drivers} drivers, their slots and one event each; analysed, vacuumed, warm
`);
  console.log(
    table(
      ['past bookings', 'loaded in', 'on disk', ...kinds],
      [...rows, ['largest ÷ smallest', '', '', ...times.map((time) => `${time.toFixed(2)}×`)]],
    ),
  );
  return times.every((time) => time <= allowed);
};

/** (d) Whether years of bookings make the product slower. */
export const benchGrowth = async (server: BenchServer, sizes: readonly number[]): Promise<boolean> => {
  const ages: Age[] = [];
  try {
    for (const size of sizes) ages.push(await openAge(server, size));
    await measure(ages);
    return report(ages);
  } finally {
    for (const { stage } of ages) await stage.close();
  }
};
