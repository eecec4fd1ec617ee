import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../support/load/load.ts';
import type { Measure } from '../support/measure.ts';
import { openStage, slotsOf } from '../support/stage.ts';
import { type Change, fillLine } from '../support/streams/line.ts';
import { startReaders } from '../support/streams/readers.ts';
import { sharedClock } from '../support/streams/stream-reader.ts';

const allowed = { ms: 1000, megabytes: 400 };
const trucks = 300;
const everyMs = 2000;

/** Changes the line every two seconds while screens follow it. Measures the time from the request to each screen. */
export const measureStreams: Measure = async ({ server, isQuick }) => {
  const streams = isQuick ? 200 : 2000;
  const changes = isQuick ? 5 : 20;
  const stage = await openStage(await server.database('streams'), {
    drivers: trucks + changes + streams,
    params: { slotCapacity: 50, priorityReserve: 0 },
  });
  const readers = startReaders();
  try {
    const product = await stage.start();
    const line = await fillLine(stage, product, slotsOf(stage.app, 1, 1), {
      waiting: trucks,
      coming: changes,
    });
    const memory = product.watchMemory();
    const drivers = await stage.drivers.take(streams);
    await readers.open(
      product.port,
      drivers.map(({ authorization }) => authorization),
    );
    const made: Change[] = [];
    while (made.length < changes) {
      const change = await line.change();
      made.push(change);
      await pause(Math.max(0, everyMs - (sharedClock() - change.began)));
    }
    await pause(1000);
    const { most } = memory();
    const { arrivals, missed, ended } = await readers.report();
    line.close();
    const seen = new Map(arrivals);
    const delays = made.flatMap(({ revision, began }) => (seen.get(revision) ?? []).map((at) => at - began));
    const lost = missed + ended + Math.max(0, changes * streams - delays.length);
    const ms = quantile(delays, 0.99);
    return [
      {
        what: `${streams} live screens: a change on 99 % of them, memory of the instance`,
        target: `≤ ${allowed.ms} ms, ≤ ${allowed.megabytes} MB`,
        measured: `${ms.toFixed(0)} ms, ${most.toFixed(0)} MB${lost > 0 ? `, ${lost} lost` : ''}`,
        isMet: ms <= allowed.ms && most <= allowed.megabytes && lost === 0,
      },
    ];
  } finally {
    readers.close();
    await stage.close();
  }
};
