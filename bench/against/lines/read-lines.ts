import { wireRequest } from '../../support/http-line.ts';
import type { Prepared } from '../sides/preparation.ts';

export type Line = {
  readonly requests: readonly string[];
  readonly items?: number;
  /** Uncounted requests before each round that evict the measured pages from the cache. */
  readonly before?: readonly string[];
};

type Reader = { readonly authorization: string };

const compressed = { 'accept-encoding': 'gzip, deflate, br' };

const askedBy = (
  whom: readonly Reader[],
  paths: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): string[] =>
  paths.flatMap((path) =>
    whom.map(({ authorization }) => wireRequest({ path, headers: { authorization, ...headers } })),
  );

const own = '/booking/current-user?page=0';
const ofTwelve = [`${own}&size=12&sort=dateBooked,ASC`];
const ofFifty = [`${own}&size=50&showFinished=true&sort=dateBooked,ASC`];
/** Few enough for an instance to cache all of their pages. */
const few = { fleets: 20, old: 21 };

export const readLines = (
  { days, fleets, old }: Prepared,
  single: readonly Reader[],
): Readonly<Record<string, Line>> => {
  const [day = ''] = days;
  const slots = [`/booking/time-slots?date=${day}`];
  const many = askedBy(old, ofFifty);
  return {
    'time-slots': { requests: askedBy(single, slots) },
    'time-slots, compressed': { requests: askedBy(single, slots, compressed) },
    dates: { requests: askedBy(single, [`/booking/dates/${day.slice(0, 7)}`]) },
    'current-user, 1 booking': { requests: askedBy(single, ofTwelve), items: 1 },
    'current-user, 12 bookings': { requests: askedBy(fleets.slice(0, few.fleets), ofTwelve), items: 12 },
    'current-user, 50 bookings': { requests: many.slice(0, few.old), items: 50 },
    'current-user, 1 booking, anew': { requests: askedBy(single, ofTwelve), items: 1, before: many },
    // One round of these already exceeds the cache.
    'current-user, 12 bookings, anew': { requests: askedBy(fleets, ofTwelve), items: 12, before: [] },
    'current-user, 50 bookings, anew': { requests: many, items: 50, before: [] },
  };
};
