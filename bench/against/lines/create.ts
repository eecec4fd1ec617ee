import { callers } from '../../bookings/ways.ts';
import type { Comparison } from '../comparison.ts';
import { type RatioTargets, reportRatios } from '../ratios.ts';
import type { Side } from '../sides/side.ts';
import { sample, takeTurns } from '../turns.ts';
import { bookWithMail } from './book.ts';
import { requireSold } from './sold.ts';

const warmUp = 300;
const warmUpOfTurn = 32;
const alone = 25;
const spread = 120;

const wanted: RatioTargets = {
  'create, spread': { perSecond: 2.2, p99: 0.5, postgres: 0.4, product: 0.6 },
  'create, one slot': { perSecond: 2.2, p99: 0.5, postgres: 0.4, product: 0.6 },
  'create, one caller': { p50: 1.05 },
  'create, single path': { postgres: 0.8 },
};

const turnOf = (round: number, count: number) => async (side: Side) => {
  const { starts } = side.prepared;
  const many = starts.slice(0, spread);
  const one = starts.slice(spread + round).slice(0, 1);
  await bookWithMail(side, many, warmUpOfTurn);
  return {
    'create, spread': await sample(side, () => bookWithMail(side, many, count)),
    'create, one slot': await sample(side, () => bookWithMail(side, one, count)),
    'create, one caller': await sample(side, () => bookWithMail(side, many, alone, 1)),
    'create, single path': await sample(side, () => bookWithMail(side, many, count, callers, 'by plate')),
  };
};

export const compareCreate = async ({ open, rounds, count, other, isOldest }: Comparison) => {
  const drivers = warmUp + rounds * (warmUpOfTurn + 3 * count + alone);
  const sides = await open({ drivers, params: { slotCapacity: 1000, priorityReserve: 0 } });
  for (const side of Object.values(sides)) {
    await side.resume();
    await bookWithMail(side, side.prepared.starts.slice(0, spread), warmUp);
    side.pause();
  }
  const measured = await takeTurns(sides, rounds, (round) => turnOf(round, count));
  for (const side of Object.values(sides)) await requireSold(side, side.prepared.starts, drivers);
  console.log(`
POST /booking with a key against repeats, codes by mail meanwhile: ${count} bookings a round by ${callers} callers, ${alone} by one;
on the single path the truck is named by its plate`);
  return reportRatios(measured, other, isOldest ? wanted : {});
};
