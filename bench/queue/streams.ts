import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStage, type Stage, slotsOf } from '../bookings/stage.ts';
import { bookOverHttp } from '../bookings/ways.ts';
import { median, quantile, sortNumbers } from '../support/load.ts';
import type { LoopDelay } from '../support/loop-delay.ts';
import type { BenchServer } from '../support/postgres-server.ts';
import type { Product } from '../support/product.ts';
import { milliseconds, percent, rate, table } from '../support/table.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type BenchLine, type Change, fillLine } from './line.ts';
import { type Readers, startReaders } from './readers.ts';
import type { Report } from './readers-process.ts';
import { sharedClock } from './stream-reader.ts';

const loopDelay = new URL('../support/loop-delay.ts', import.meta.url).href;
const allowed = { seconds: 2, megabytes: 600, bookings: 0.8, deltaBytes: 2000, loopMs: 50 };
const trucks = 300;
const everyMs = 2000;
const joining = 100;
const rounds = 3;
const bookings = 1000;
const warmUp = 300;

export type StreamsOptions = {
  readonly streams: number;
  readonly seconds: number;
  readonly flags: readonly string[];
};

type Scene = {
  readonly stage: Stage;
  readonly product: Product;
  readonly line: BenchLine;
  readonly readers: Readers;
};

const bookingRate = async ({ stage, product }: Scene, starts: readonly string[]) => {
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    rates.push((await bookOverHttp(stage, product, starts, bookings)).perSecond);
  return rates;
};

const middle = (rates: readonly number[]) => median(sortNumbers(rates));

const keepChanging = async ({ line }: Scene, seconds: number): Promise<Change[]> => {
  const changes: Change[] = [];
  for (const end = sharedClock() + seconds * 1000; sharedClock() < end; ) {
    const change = await line.change();
    changes.push(change);
    await pause(Math.max(0, everyMs - (sharedClock() - change.began)));
  }
  return changes;
};

const joinMeanwhile = async ({ stage, product, readers }: Scene, seconds: number) => {
  const drivers = await stage.drivers.take(joining);
  for (const { authorization } of drivers) {
    await readers.open(product.port, [authorization]);
    await pause((seconds * 900) / joining);
  }
};

const watchMemory = (product: Product) => {
  let most = product.memory();
  const timer = setInterval(() => {
    most = Math.max(most, product.memory());
  }, 500);
  return () => {
    clearInterval(timer);
    return most;
  };
};

const delaysOf = ({ arrivals }: Report, changes: readonly Change[]) => {
  const seen = new Map(arrivals);
  return sortNumbers(
    changes.flatMap(({ revision, began }) => (seen.get(revision) ?? []).map((at) => at - began)),
  );
};

export const benchStreams = async (server: BenchServer, options: StreamsOptions): Promise<boolean> => {
  const { streams, seconds } = options;
  const folder = temporaryFolder();
  const loopFile = join(folder.path, 'loop.json');
  const coming = Math.ceil(seconds / 3);
  const stage = await openStage(await server.database('streams'), {
    drivers: trucks + coming + streams + joining + warmUp + 3 * rounds * bookings,
    params: { slotCapacity: 130, priorityReserve: 0 },
    flags: ['--import', loopDelay, ...options.flags],
    env: { BENCH_LOOP_DELAY: loopFile },
  });
  const readers = startReaders();
  try {
    const product = await stage.start();
    const line = await fillLine(stage, product, slotsOf(stage.app, 1, 1), { waiting: trucks, coming });
    const scene = { stage, product, line, readers };
    const starts = slotsOf(stage.app, 2, 5);
    await bookOverHttp(stage, product, starts, warmUp);
    const before = await bookingRate(scene, starts);
    const idle = product.memory();
    const drivers = await stage.drivers.take(streams);
    const opening = performance.now();
    await readers.open(
      product.port,
      drivers.map(({ authorization }) => authorization),
    );
    const opened = (performance.now() - opening) / 1000;
    const memory = watchMemory(product);

    product.signal('SIGUSR2');
    const joins = joinMeanwhile(scene, seconds);
    const changes = await keepChanging(scene, seconds);
    await joins;
    await pause(1000);
    const loop: LoopDelay = JSON.parse(readFileSync(loopFile, 'utf8'));

    const quiet = await readers.report();
    const booking = performance.now();
    const changing = keepChanging(scene, (1.5 * (rounds * bookings)) / middle(before));
    const meanwhile = middle(await bookingRate(scene, starts));
    const busyChanges = await changing;
    const busySeconds = (performance.now() - booking) / 1000;
    const busy = await readers.report();
    await pause(2500);
    const report = await readers.report();
    const delays = delaysOf(report, changes);
    const busyDelays = delaysOf(report, busyChanges);
    const sizes = sortNumbers(report.sizes);
    const megabytes = memory();
    line.close();
    readers.close();
    await pause(1000);
    // Measured before and after: a fresh server is slower, and one with many bookings may be too.
    const usual = middle([...before, ...(await bookingRate(scene, starts))]);

    console.log(`
(a) ${streams} streams on one instance (opened in ${opened.toFixed(1)} s), ${trucks} trucks in line, a change every ${everyMs / 1000} s: ${changes.length} changes alone,
${busyChanges.length} while bookings are made as fast as they can be; ${joining} more streams join meanwhile. From the request of the change to the reader.
`);
    console.log(
      table(
        ['', 'p50', '99 %', 'at most', 'allowed'],
        [
          [
            'a change, nothing else going on',
            milliseconds(median(delays)),
            milliseconds(quantile(delays, 0.99)),
            milliseconds(delays.at(-1) ?? 0),
            `99 %: ${allowed.seconds} s`,
          ],
          [
            'a change, bookings meanwhile',
            milliseconds(median(busyDelays)),
            milliseconds(quantile(busyDelays, 0.99)),
            milliseconds(busyDelays.at(-1) ?? 0),
            `99 %: ${allowed.seconds} s`,
          ],
          ['bytes of a delta', median(sizes), quantile(sizes, 0.99), sizes.at(-1) ?? 0, allowed.deltaBytes],
          [
            'event loop late',
            '',
            `${milliseconds(loop.p999)} (99.9 %)`,
            milliseconds(loop.max),
            milliseconds(allowed.loopMs),
          ],
          ['event loop late by its own work', '', '', milliseconds(loop.byOwnWork), ''],
          ['changes missed, streams lost', '', '', `${report.missed}, ${report.ended}`, '0, 0'],
          [
            'memory of the instance',
            `${idle.toFixed(0)} MB idle`,
            '',
            `${megabytes.toFixed(0)} MB`,
            `${allowed.megabytes} MB`,
          ],
          [
            'bookings',
            `${rate(usual)} usually`,
            rate(meanwhile),
            percent(meanwhile / usual),
            percent(allowed.bookings),
          ],
          [
            'readers, not the instance',
            '',
            '',
            `${percent((busy.processorSeconds - quiet.processorSeconds) / busySeconds)} of a processor`,
            '',
          ],
        ],
      ),
    );
    const expected = changes.length * streams;
    const isComplete = delays.length >= expected && report.missed === 0 && report.ended === 0;
    if (!isComplete) console.log(`\n${delays.length} of at least ${expected} arrivals were seen`);
    return (
      isComplete &&
      [delays, busyDelays].every((list) => quantile(list, 0.99) <= allowed.seconds * 1000) &&
      quantile(sizes, 0.99) <= allowed.deltaBytes &&
      loop.max <= allowed.loopMs &&
      megabytes <= allowed.megabytes &&
      meanwhile / usual >= allowed.bookings
    );
  } finally {
    readers.close();
    await stage.close();
    folder.remove();
  }
};
