import { openBenchApp } from '../support/bench-app.ts';
import { addDrivers, type Driver } from '../support/drivers.ts';
import { each, load, median, quantile } from '../support/load.ts';
import { startProduct } from '../support/product.ts';
import { milliseconds, rate, table } from '../support/table.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { createRequest, secret, setParams, slotsOf } from './stage.ts';
import { callers } from './ways.ts';

const warmUp = 100;

/** Filled before the product opens it, so that filling is not measured. */
const prepare = async (env: Readonly<Record<string, string>>, drivers: number) => {
  const app = await openBenchApp(env);
  try {
    await setParams(app, { slotCapacity: 1000, priorityReserve: 0 });
    const added = await addDrivers(app, drivers);
    return { drivers: await added.take(drivers), starts: slotsOf(app, 1, 5) };
  } finally {
    await app.close();
  }
};

export const benchEmbedded = async (count: number, flags: readonly string[]): Promise<boolean> => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder.path, AUTH_SECRET: secret, DEMO: 'off' };
  try {
    const { drivers, starts } = await prepare(env, warmUp + count);
    const product = await startProduct({ env, flags });
    try {
      const requestOf = (driver: Driver, index: number) =>
        createRequest(driver, starts[index % starts.length] ?? '');
      const requests = drivers.map(requestOf);
      const order = { port: product.port, connections: callers, expected: 201 };
      await load({ ...order, next: each(requests.slice(0, warmUp)) });
      const { perSecond, latencies } = await load({ ...order, next: each(requests.slice(warmUp)) });
      console.log(`\n(e) POST /booking on the embedded database: ${count} bookings, ${callers} callers\n`);
      const times = [median(latencies), quantile(latencies, 0.99)].map(milliseconds);
      console.log(table(['', 'bookings', 'p50', 'p99'], [['end to end', rate(perSecond), ...times]]));
      return true;
    } finally {
      await product.stop();
    }
  } finally {
    folder.remove();
  }
};
