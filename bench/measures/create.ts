import { recordBooking, recordedDrivers } from '../support/bare-statement.ts';
import { bookOverHttp, callers } from '../support/book.ts';
import { median } from '../support/load/load.ts';
import type { Measure, Row } from '../support/measure.ts';
import { runBare } from '../support/run-bare.ts';
import { openStage, requireSold, slotsOf } from '../support/stage.ts';

const wanted = 0.4;
const warmUp = 960;
const rounds = 7;

/**
 * Compares POST /booking with its one statement that takes the place and writes the booking. Both take turns, so that
 * other load on the machine affects both.
 */
export const measureCreate: Measure = async ({ server, isQuick }) => {
  const times = isQuick ? 5 : 30;
  const count = callers * times;
  const stage = await openStage(await server.database('create'), {
    drivers: recordedDrivers + warmUp + 4 * rounds * count,
    params: { slotCapacity: 1000, priorityReserve: 0 },
  });
  try {
    const spread = slotsOf(stage.app, 1, 5);
    const single = slotsOf(stage.app, 6, 2);
    const statement = await recordBooking(stage, spread[0] ?? '');
    const product = await stage.start();
    await bookOverHttp(stage, product, spread, warmUp);
    const compare = async (where: string, startsOf: (nth: number) => string[]): Promise<Row> => {
      const ratios: number[] = [];
      const rates: number[] = [];
      let by = '';
      for (let round = 0; round < rounds; round += 1) {
        const booked = await bookOverHttp(stage, product, startsOf(2 * round), count);
        const firstDriver = stage.drivers.skip(count);
        const starts = startsOf(2 * round + 1);
        const bare = await runBare({
          url: stage.url,
          connections: callers,
          times,
          statement,
          firstDriver,
          starts,
        });
        by = bare.by;
        rates.push(booked);
        ratios.push(booked / bare.perSecond);
      }
      const ratio = median(ratios);
      return {
        what: `create, ${callers} callers, ${where}: rate ÷ that of its bare statement (${by})`,
        target: `≥ ${wanted}`,
        measured: `${ratio.toFixed(2)} (${median(rates).toFixed(0)} bookings/s)`,
        isMet: ratio >= wanted,
      };
    };
    const rows = [
      await compare('120 slots', () => spread),
      await compare('one slot', (nth) => single.slice(nth, nth + 1)),
    ];
    await requireSold(stage.app, recordedDrivers + warmUp + 4 * rounds * count);
    return rows;
  } finally {
    await stage.close();
  }
};
