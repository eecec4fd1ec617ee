import { type Driver, driverOf } from '../support/drivers.ts';
import { type Line, openLine, wireRequest } from '../support/http-line.ts';
import { median, sortNumbers } from '../support/load.ts';
import { type Loaded, loadPastBookings } from '../support/past-bookings.ts';
import type { BenchServer } from '../support/postgres-server.ts';
import { milliseconds, table } from '../support/table.ts';
import { createRequest, dayOf, openStage, type Stage, slotsOf } from './stage.ts';

const drivers = 20_000;
const listed = 20;
const own = 50;
const rounds = 15;
const perRound = { create: 20, list: 40, 'time-slots': 40 };
const warmUp = 2;
const allowed = 1.3;

type Kind = keyof typeof perRound;
type Age = {
  readonly count: number;
  readonly loaded: Loaded;
  readonly stage: Stage;
  readonly port: number;
  /** Makes the next request of a kind. */
  readonly next: Record<Kind, () => string>;
  readonly latencies: Record<Kind, number[]>;
};

const inTurn = <T>(items: readonly T[]): (() => T) => {
  let asked = 0;
  return () => {
    const item = items[asked++ % items.length];
    if (item === undefined) throw new Error('there is nothing to ask for');
    return item;
  };
};

const requestsOf = async (stage: Stage): Promise<Age['next']> => {
  const starts = slotsOf(stage.app, 1, 5);
  const creating = await stage.drivers.take((rounds + warmUp) * perRound.create);
  const readers: Driver[] = [];
  for (let index = 0; index < listed; index += 1) readers.push(await driverOf(stage.app, drivers + index));
  const read = (path: string) =>
    readers.map(({ authorization }) => wireRequest({ path, headers: { authorization } }));
  return {
    create: inTurn(creating.map((driver, n) => createRequest(driver, starts[n % starts.length] ?? ''))),
    list: inTurn(
      read('/booking/current-user?page=0&size=12&sort=dateBooked,DESC&showFinished=true&showCancelled=true'),
    ),
    'time-slots': inTurn(read(`/booking/time-slots?date=${dayOf(stage.app, starts[0] ?? '')}`)),
  };
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
  const { port } = await stage.start();
  const latencies = { create: [], list: [], 'time-slots': [] };
  return { count, loaded, stage, port, next: await requestsOf(stage), latencies };
};

const ask = async ({ next, latencies }: Age, line: Line, kind: Kind, isCounted: boolean) => {
  const start = performance.now();
  const { status, body } = await line.ask(next[kind]());
  if (status !== (kind === 'create' ? 201 : 200)) throw new Error(`${kind}: ${body.toString()}`);
  if (isCounted) latencies[kind].push(performance.now() - start);
};

/** Databases take turns, so that what else the machine does falls on all of them. */
const measure = async (ages: readonly Age[]) => {
  // Opened now: a connection would not have outlived the loading of the next database.
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
(d) growth: p50 of create, list (an account with ${own} bookings) and time-slots, ${rounds} rounds in turn, one caller;
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

/** (d) Whether a checkpoint with years of bookings behind it is as quick as a new one. */
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
