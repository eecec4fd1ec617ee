import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listOutages } from './outages.queries.ts';

/** A time in which nobody could come: the system was down, or the checkpoint closed. */
export type Pause = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;

/** Joined where they touch, so that no minute counts twice. */
const joined = (pauses: readonly Pause[]): Pause[] => {
  const result: Pause[] = [];
  for (const pause of pauses.toSorted((a, b) => Temporal.Instant.compare(a.from, b.from))) {
    const last = result.at(-1);
    if (!last || isBefore(last.to, pause.from)) result.push(pause);
    else if (isBefore(last.to, pause.to)) result[result.length - 1] = { from: last.from, to: pause.to };
  }
  return result;
};

/** Every pause that ends after a moment, by time. Closures that are to come are among them. */
export const listPauses = async (
  db: Db,
  { closures }: Pick<BookingParams, 'closures'>,
  since: Temporal.Instant,
): Promise<Pause[]> => {
  const outages = await listOutages(db, since);
  const closed = closures.map(({ from, to }) => ({
    from: Temporal.Instant.from(from),
    to: Temporal.Instant.from(to),
  }));
  return joined([
    ...outages.map(({ from_at, to_at }) => ({ from: from_at, to: to_at })),
    ...closed.filter(({ to }) => isBefore(since, to)),
  ]);
};
