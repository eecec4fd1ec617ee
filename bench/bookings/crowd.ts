import { median, quantile, sortNumbers } from '../support/load.ts';
import type { BenchServer } from '../support/postgres-server.ts';
import { table } from '../support/table.ts';
import { capacity, type Outcome, rush, warmUp } from './rush.ts';
import { openStage, requireSold, slotsOf } from './stage.ts';
import { bookOverHttp } from './ways.ts';

const wantedSeconds = 15;

const report = (crowd: number, places: number, outcomes: readonly Outcome[]) => {
  const sold = outcomes.filter(({ status }) => status === 201).length;
  const seconds = sortNumbers(outcomes.map((outcome) => outcome.seconds));
  const retries = Object.groupBy(
    outcomes.flatMap((outcome) => outcome.retries),
    (reason) => reason,
  );
  const retried = Object.entries(retries).map(([reason, list]) => `${reason} × ${list?.length ?? 0}`);
  const at = (value: number) => `${value.toFixed(1)} s`;
  console.log(`
(c) flash crowd: ${crowd} drivers, each with a session, a connection and a forwarded address of his own, all at once, for ${places} places of one day
`);
  console.log(
    table(
      ['drivers', 'places', 'sold', 'refused', 'retried', 'half answered', '99 %', 'all answered'],
      [
        [
          crowd,
          places,
          sold,
          crowd - sold,
          retried.join(', ') || 'none',
          at(median(seconds)),
          at(quantile(seconds, 0.99)),
          at(seconds.at(-1) ?? 0),
        ],
      ],
    ),
  );
  return sold === places && (seconds.at(-1) ?? 0) <= wantedSeconds;
};

export const benchCrowd = async (
  server: BenchServer,
  crowd: number,
  flags: readonly string[],
): Promise<boolean> => {
  const stage = await openStage(await server.database('crowd'), {
    drivers: warmUp + crowd,
    params: { slotCapacity: capacity, priorityReserve: 0 },
    flags,
  });
  try {
    const starts = slotsOf(stage.app, 1, 1);
    const product = await stage.start();
    await bookOverHttp(stage, product, slotsOf(stage.app, 2, 5), warmUp);
    const drivers = await stage.drivers.take(crowd);
    const outcomes = await rush(product.port, drivers, starts);
    const places = starts.length * capacity;
    await requireSold(stage.app, warmUp + outcomes.filter(({ status }) => status === 201).length);
    return report(crowd, places, outcomes);
  } finally {
    await stage.close();
  }
};
