import { type DemoPassage, inLineOrder } from './demo-line.ts';
import { type DemoVisit, hour } from './demo-schedule.ts';
import type { OwnTruck } from './seed-words.ts';

const day = 24 * hour;

/** Trucks ahead of the demo driver's own: enough to see the line move. */
const ahead = 5;

export const ownVisits = (
  visits: readonly DemoVisit[],
  passages: readonly DemoPassage[],
  now: number,
): ReadonlyMap<DemoVisit, OwnTruck> => {
  const own = new Map<DemoVisit, OwnTruck>();
  const take = (truck: OwnTruck, visit: DemoVisit | undefined) => {
    if (visit) own.set(visit, truck);
  };
  const around = (ending: DemoVisit['ending'], daysAway: number) =>
    visits.find((visit) => visit.ending === ending && visit.slot.start > now + daysAway * day);
  const waiting = passages
    .filter(({ calledAt, gaveUpAt }) => calledAt === null && gaveUpAt === null)
    .toSorted(inLineOrder);
  take('working', waiting.slice(ahead).find(({ late, visit }) => !late && !visit.hasPriority)?.visit);
  for (const daysAgo of [3, 7, 12]) take('working', around('PASSED', -daysAgo));
  take('working', around('DRIVER', -10));
  take('warned', around('NO_SHOW', -7));
  take('warned', around('PASSED', 1));
  take(
    'banned',
    visits.find(({ ending }) => ending === 'BANNED'),
  );
  return own;
};
