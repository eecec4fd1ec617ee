import { median, quantile, sortNumbers } from '../support/load.ts';
import type { BenchServer } from '../support/postgres-server.ts';
import type { Product } from '../support/product.ts';
import { milliseconds, percent, rate, table } from '../support/table.ts';
import { bareOf, type Recording, recordBooking, recordedDrivers } from './record-booking.ts';
import { openStage, requireSold, type Stage, slotsOf } from './stage.ts';
import { bookByPgbench, bookByReplay, bookOverHttp, callers, connections, withWarmUp } from './ways.ts';

const rounds = 7;
const warmUp = 300;
const spreadDays = 5;
const wanted = 0.6;
const ways = ['end to end', 'end to end with its mail', 'replayed', 'bare, pg', 'bare, pgbench'] as const;

type Rates = Record<(typeof ways)[number], number[]>;
type Scene = {
  readonly stage: Stage;
  readonly product: Product;
  readonly recording: Recording;
  readonly count: number;
};

const measure = async ({ stage, product, recording, count }: Scene, startsOf: (nth: number) => string[]) => {
  const rates = Object.fromEntries(ways.map((way) => [way, [] as number[]])) as Rates;
  const latencies: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const nth = round * ways.length;
    const booked = await bookOverHttp(stage, product, startsOf(nth), count, 'waits');
    latencies.push(...booked.latencies);
    rates['end to end'].push(booked.perSecond);
    rates.replayed.push(await bookByReplay(stage, recording, startsOf(nth + 1), count));
    rates['bare, pg'].push(await bookByReplay(stage, bareOf(recording), startsOf(nth + 2), count));
    const mailed = await bookOverHttp(stage, product, startsOf(nth + 3), count);
    rates['end to end with its mail'].push(mailed.perSecond);
    const byPgbench = await bookByPgbench(stage, bareOf(recording), startsOf(nth + 4), count);
    if (byPgbench !== undefined) rates['bare, pgbench'].push(byPgbench);
  }
  return { rates, latencies: sortNumbers(latencies) };
};

type Measured = Awaited<ReturnType<typeof measure>>;

const middle = ({ rates }: Measured, way: keyof Rates) => median(sortNumbers(rates[way]));

/** Compared per round, so that other load on the machine affects both. */
const share = ({ rates }: Measured, way: keyof Rates, of: keyof Rates) =>
  median(sortNumbers(rates[way].map((perSecond, round) => perSecond / (rates[of][round] ?? 0))));

const compared = ['replayed', 'bare, pg', 'bare, pgbench'] as const;

const rowsOf = (where: string, measured: Measured): string[][] =>
  ways.map((way) => {
    const { latencies, rates } = measured;
    if (rates[way].length === 0) return [`${way}, ${where}`, 'not installed'];
    const shares = compared.map((of) =>
      rates[of].length === 0 || of === way ? '' : percent(share(measured, way, of)),
    );
    const times = way === 'end to end' ? [median(latencies), quantile(latencies, 0.99)] : [];
    return [`${way}, ${where}`, rate(middle(measured, way)), ...shares, ...times.map(milliseconds)];
  });

const soldBy = ({ rates }: Measured, count: number) => {
  const replayed = rates.replayed.length + rates['bare, pg'].length;
  const all = Object.values(rates).flat().length;
  return (all - replayed) * count + replayed * withWarmUp(count);
};

/** (a) How much a booking over HTTP costs beyond its SQL statements. */
export const benchCreate = async (
  server: BenchServer,
  bookings: number,
  flags: readonly string[],
): Promise<boolean> => {
  const count = Math.ceil(bookings / connections) * connections;
  const stage = await openStage(await server.database('create'), {
    drivers: recordedDrivers + warmUp + 2 * rounds * ways.length * withWarmUp(count),
    params: { slotCapacity: 1000, priorityReserve: 0 },
    flags,
  });
  try {
    const spread = slotsOf(stage.app, 1, spreadDays);
    const single = slotsOf(stage.app, 1 + spreadDays, 2);
    const recording = await recordBooking(stage, spread[0] ?? '');
    const product = await stage.start();
    await bookOverHttp(stage, product, spread, warmUp);
    const scene = { stage, product, recording, count };
    const wide = await measure(scene, () => spread);
    const narrow = await measure(scene, (nth) => single.slice(nth, nth + 1));
    await requireSold(stage.app, recordedDrivers + warmUp + soldBy(wide, count) + soldBy(narrow, count));
    console.log(`
(a) POST /booking: ${recording.statements.length} statements a booking (BEGIN and COMMIT among them); ${count} bookings a round,
the middle of ${rounds} rounds; ${callers} callers, ${connections} connections to PostgreSQL; codes go out by mail afterwards, or meanwhile where it says so
`);
    const rows = [
      ...rowsOf(`spread over ${spread.length} slots`, wide),
      ...rowsOf('all on one slot', narrow),
    ];
    console.log(table(['', 'bookings', ...compared.map((way) => `of ${way}`), 'p50', 'p99'], rows));
    return [wide, narrow].every((measured) => share(measured, 'end to end', 'replayed') >= wanted);
  } finally {
    await stage.close();
  }
};
