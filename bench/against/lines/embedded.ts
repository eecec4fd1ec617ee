import { callers } from '../../bookings/ways.ts';
import type { Comparison } from '../comparison.ts';
import { type RatioTargets, reportRatios } from '../ratios.ts';
import { sample, takeTurns } from '../turns.ts';
import { bookAsBrowsers } from './book.ts';

const warmUp = 100;
const spread = 120;

const wanted: RatioTargets = { 'create, embedded': { perSecond: 3 } };

export const compareEmbedded = async ({ open, rounds, count, other, isOldest }: Comparison) => {
  const order = { drivers: warmUp + rounds * count, params: { slotCapacity: 1000, priorityReserve: 0 } };
  const sides = await open(order, 'embedded');
  for (const side of Object.values(sides)) {
    await side.resume();
    await bookAsBrowsers(side, side.prepared.starts.slice(0, spread), warmUp);
    side.pause();
  }
  const measured = await takeTurns(sides, rounds, () => async (side) => ({
    'create, embedded': await sample(side, () =>
      bookAsBrowsers(side, side.prepared.starts.slice(0, spread), count),
    ),
  }));
  console.log(`\nPOST /booking on the embedded database: ${count} bookings a round by ${callers} callers`);
  return reportRatios(measured, other, isOldest ? wanted : {});
};
