import { capacity, rush, warmUp } from '../../bookings/rush.ts';
import { untilSent } from '../../bookings/ways.ts';
import { sortNumbers } from '../../support/load.ts';
import type { Comparison } from '../comparison.ts';
import { type RatioTargets, reportRatios } from '../ratios.ts';
import type { Side } from '../sides/side.ts';
import { sample, takeTurns } from '../turns.ts';
import { bookWithMail } from './book.ts';
import { requireSold } from './sold.ts';

const hours = 24;
const places = hours * capacity;
/** Slots at the end of the horizon, reserved for warm-up bookings. */
const warmUpHours = 2 * hours;

/** Targets are rates: 3/4 of the time is 4/3 of the rate. */
const wanted: RatioTargets = { 'flash crowd': { perSecond: 1 / 0.75 } };

const turnOf = (round: number, crowd: number) => async (side: Side) => {
  const starts = side.prepared.starts.slice(round * hours, (round + 1) * hours);
  const drivers = side.take(crowd);
  const line = await sample(side, async () => {
    const mails = side.mail.count();
    const outcomes = await rush(side.port, drivers, starts);
    const sold = outcomes.filter(({ status }) => status === 201).length;
    if (sold !== Math.min(places, crowd))
      throw new Error(`${side.tree.name} sold ${sold} of ${places} places`);
    await untilSent(side.mail, mails + sold);
    const latencies = sortNumbers(outcomes.map(({ seconds }) => seconds * 1000));
    return { perSecond: (1000 * crowd) / (latencies.at(-1) ?? 0), latencies };
  });
  await requireSold(side, starts, Math.min(places, crowd));
  return { 'flash crowd': line };
};

export const compareCrowd = async ({ open, rounds, crowd, other, isOldest }: Comparison) => {
  const sides = await open({
    drivers: warmUp + rounds * crowd,
    params: { slotCapacity: capacity, priorityReserve: 0 },
  });
  for (const side of Object.values(sides)) {
    await side.resume();
    await bookWithMail(side, side.prepared.starts.slice(-warmUpHours), warmUp);
    side.pause();
  }
  const measured = await takeTurns(sides, rounds, (round) => turnOf(round, crowd));
  console.log(`
a flash crowd of ${crowd} drivers for the ${places} places of a day, sold exactly on both sides; a round’s rate is of all answers`);
  return reportRatios(measured, other, isOldest ? wanted : {});
};
