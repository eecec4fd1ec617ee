import { setTimeout as pause } from 'node:timers/promises';
import { openStage, slotsOf } from '../bookings/stage.ts';
import { median, quantile, sortNumbers } from '../support/load.ts';
import type { BenchServer } from '../support/postgres-server.ts';
import { milliseconds, table } from '../support/table.ts';
import { type Change, fillLine } from './line.ts';
import { startReaders } from './readers.ts';

const wantedMs = 1000;
const pauseMs = 5;
const waiting = 30;

/** (b) Delay from an answer on one instance to the event on a stream of another. */
export const benchOtherInstance = async (
  server: BenchServer,
  count: number,
  flags: readonly string[],
): Promise<boolean> => {
  const coming = Math.ceil(count / 3);
  const stage = await openStage(await server.database('other'), {
    drivers: waiting + coming + 1,
    params: { slotCapacity: 50, priorityReserve: 0 },
    flags,
  });
  const readers = startReaders();
  try {
    const [first, second] = [await stage.start(), await stage.start()];
    const line = await fillLine(stage, first, slotsOf(stage.app, 1, 1), { waiting, coming });
    const [driver] = await stage.drivers.take(1);
    await readers.open(second.port, [driver?.authorization ?? '']);
    const changes: Change[] = [];
    while (changes.length < count) {
      changes.push(await line.change());
      await pause(pauseMs);
    }
    await pause(3000);
    const { arrivals, missed } = await readers.report();
    line.close();
    const shown = arrivals.map(([revision, [at = Number.NaN]]) => ({ revision, at }));
    const delays = sortNumbers(
      changes.map(({ revision, answered }) => {
        const seen = shown.find((one) => one.revision >= revision);
        return seen ? Math.max(0, seen.at - answered) : Number.POSITIVE_INFINITY;
      }),
    );
    console.log(
      `\n(b) ${count} changes on one instance, from its answer until a stream of another instance has them\n`,
    );
    console.log(
      table(
        ['changes', 'p50', '99 %', 'at most', 'missed', 'allowed, 99 %'],
        [
          [
            count,
            milliseconds(median(delays)),
            milliseconds(quantile(delays, 0.99)),
            milliseconds(delays.at(-1) ?? 0),
            missed,
            milliseconds(wantedMs),
          ],
        ],
      ),
    );
    return quantile(delays, 0.99) <= wantedMs && missed === 0;
  } finally {
    readers.close();
    await stage.close();
  }
};
