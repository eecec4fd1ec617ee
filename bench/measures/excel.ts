import { benchToken } from '../support/bench-app.ts';
import type { Measure } from '../support/measure.ts';
import { loadPastBookings } from '../support/rows/past-bookings.ts';
import { openStage } from '../support/stage.ts';

const allowed = { seconds: 20, megabytes: 100 };
const path = '/oktet/api/v1/booking/excel?statuses=LEFT_WAITING_ZONE&statuses=CANCELED';

/** Downloads all bookings as a sheet, after a first small one has loaded the code that writes it. */
export const measureExcel: Measure = async ({ server, isQuick }) => {
  const count = isQuick ? 10_000 : 100_000;
  const stage = await openStage(await server.database('excel'), { drivers: 400, params: {} });
  try {
    await loadPastBookings(stage, { count, drivers: 400 });
    const product = await stage.start();
    const headers = { authorization: await benchToken(stage.app, 'admin'), 'application-type': 'admin' };
    const download = async (filter = '') => {
      const response = await fetch(`http://127.0.0.1:${product.port}${path}${filter}`, { headers });
      const content = await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`a sheet was answered with ${response.status}`);
      return content.byteLength / 1e6;
    };
    await download('&registrationPlate=000000000001');
    const memory = product.watchMemory();
    const start = performance.now();
    const size = await download();
    const seconds = (performance.now() - start) / 1000;
    const { more } = memory();
    return [
      {
        what: `Excel of ${count} rows (${size.toFixed(1)} MB): time, more memory`,
        target: `≤ ${allowed.seconds} s, ≤ ${allowed.megabytes} MB`,
        measured: `${seconds.toFixed(1)} s, ${more.toFixed(0)} MB`,
        isMet: seconds <= allowed.seconds && more <= allowed.megabytes,
      },
    ];
  } finally {
    await stage.close();
  }
};
