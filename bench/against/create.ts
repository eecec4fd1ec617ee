import { randomUUID } from 'node:crypto';
import { createRequest } from '../bookings/stage.ts';
import { callers, untilSent } from '../bookings/ways.ts';
import { each, type LoadResult, load } from '../support/load.ts';
import type { Comparison } from './comparison.ts';
import { reportRatios, type Wanted } from './ratios.ts';
import type { Side } from './side.ts';
import { type Sample, sample, takeTurns } from './turns.ts';

const warmUp = 300;
const warmUpOfTurn = 32;
const alone = 25;
const slotsInTurn = 120;

const wanted: Wanted = {
  'create, spread': { perSecond: 2.2, p99: 0.5, postgres: 0.4, product: 0.6 },
  'create, one slot': { perSecond: 2.2, p99: 0.5, postgres: 0.4, product: 0.6 },
  'create, one caller': { p50: 1.05 },
};

/** As browsers send it. Its code goes out by mail beside it. */
const browserHeaders = () => ({
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'ru',
  'application-type': 'web',
  'idempotency-key': randomUUID(),
});

const book = async (
  side: Side,
  starts: readonly string[],
  count: number,
  connections = callers,
): Promise<LoadResult> => {
  const requests = side
    .take(count)
    .map((driver, index) => createRequest(driver, starts[index % starts.length] ?? '', browserHeaders()));
  const mails = side.mail.count() + count;
  const result = await load({ port: side.port, connections, next: each(requests), expected: 201 });
  await untilSent(side.mail, mails);
  return result;
};

const turnOf = (round: number, count: number) => async (side: Side) => {
  const { starts } = side.prepared;
  const spread = starts.slice(0, slotsInTurn);
  const one = starts.slice(slotsInTurn + round).slice(0, 1);
  const line = (at: readonly string[], times: number, connections?: number): Promise<Sample> =>
    sample(side, () => book(side, at, times, connections));
  await book(side, spread, warmUpOfTurn);
  return {
    'create, spread': await line(spread, count),
    'create, one slot': await line(one, count),
    'create, one caller': await line(spread, alone, 1),
  };
};

export const compareCreate = async ({ open, rounds, count, other, isOldest }: Comparison) => {
  const drivers = warmUp + rounds * (warmUpOfTurn + 2 * count + alone);
  const sides = await open({ drivers, params: { slotCapacity: 1000, priorityReserve: 0 } });
  for (const side of [sides.present, sides.other]) {
    await side.resume();
    await book(side, side.prepared.starts.slice(0, slotsInTurn), warmUp);
    side.pause();
  }
  const measured = await takeTurns(sides, rounds, (round) => turnOf(round, count));
  console.log(`
POST /booking with a key against repeats, codes by mail meanwhile: ${count} bookings a round by ${callers} callers, ${alone} by one`);
  return reportRatios(measured, other, isOldest ? wanted : {});
};
