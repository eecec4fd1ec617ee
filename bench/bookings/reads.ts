import { wireRequest } from '../support/http-line.ts';
import { during, load, median, quantile } from '../support/load.ts';
import type { BenchServer } from '../support/postgres-server.ts';
import { milliseconds, rate, table } from '../support/table.ts';
import { createRequest, dayOf, openStage, type Stage, slotsOf } from './stage.ts';
import { measureVisibility } from './visibility.ts';
import { bookOverHttp } from './ways.ts';

const callers = 32;
const readers = 100;
const bookings = 1000;
const wanted = 3000;
const compressed = { 'accept-encoding': 'br, gzip' };

const pathsOf = (stage: Stage, starts: readonly string[]) => {
  const day = dayOf(stage.app, starts[0] ?? '');
  return {
    'time-slots': `/booking/time-slots?date=${day}`,
    dates: `/booking/dates/${day.slice(0, 7)}`,
    'current-user': '/booking/current-user?page=0&size=12&sort=dateBooked,ASC',
  };
};

const bookTwice = async (stage: Stage, port: number, starts: readonly string[]) => {
  const drivers = await stage.drivers.take(readers);
  const requests = drivers.map((driver, index) => createRequest(driver, starts[index % starts.length] ?? ''));
  await load({ port, connections: 8, next: () => requests.pop(), expected: 201 });
  return drivers;
};

/** (b) Reads per second, and how soon a change becomes visible. */
export const benchReads = async (
  server: BenchServer,
  seconds: number,
  flags: readonly string[],
): Promise<boolean> => {
  const stage = await openStage(await server.database('reads'), {
    drivers: bookings + readers + 1000,
    params: { slotCapacity: 12, priorityReserve: 0 },
    flags,
  });
  try {
    const product = await stage.start();
    const starts = slotsOf(stage.app, 1, 5);
    await bookOverHttp(stage, product, starts, bookings);
    const drivers = await bookTwice(stage, product.port, starts);
    const rows: string[][] = [];
    let slots = 0;
    for (const [name, path] of Object.entries(pathsOf(stage, starts)))
      for (const headers of [{}, compressed]) {
        const requests = drivers.map(({ authorization }) =>
          wireRequest({ path, headers: { authorization, ...headers } }),
        );
        const order = { port: product.port, connections: callers, expected: 200 };
        await load({ ...order, next: during(seconds / 4, requests) });
        const { perSecond, latencies } = await load({ ...order, next: during(seconds, requests) });
        if (name === 'time-slots') slots = slots === 0 ? perSecond : Math.min(slots, perSecond);
        rows.push([
          headers === compressed ? `${name}, compressed` : name,
          rate(perSecond),
          milliseconds(median(latencies)),
          milliseconds(quantile(latencies, 0.99)),
        ]);
      }
    console.log(`
(b) reads: one instance, ${callers} callers of ${readers} accounts, ${seconds} s each, the callers on the same cores
`);
    console.log(table(['', 'answers', 'p50', 'p99'], rows));
    const isSeen = await measureVisibility(stage, product, starts);
    return slots >= wanted && isSeen;
  } finally {
    await stage.close();
  }
};
