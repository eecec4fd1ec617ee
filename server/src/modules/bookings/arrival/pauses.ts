import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Context } from '../../../platform/context/context.ts';
import { listOutages } from './outages.queries.ts';

/** A time in which no truck could come: the system was down or the checkpoint closed. */
export type Pause = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

/** Every pause that ends after `since`, planned closures included. */
export const listPauses = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { closures }: Pick<BookingParams, 'closures'>,
  since: Temporal.Instant,
): Promise<Pause[]> => {
  // An outage is recorded when it is over, so none ends in the future.
  const outages = Temporal.Instant.compare(since, clock.now()) > 0 ? [] : await listOutages(db, since);
  const closed = closures.map(({ from, to }) => ({
    from: Temporal.Instant.from(from),
    to: Temporal.Instant.from(to),
  }));
  return [
    ...outages.map(({ from_at, to_at }) => ({ from: from_at, to: to_at })),
    ...closed.filter(({ to }) => Temporal.Instant.compare(since, to) < 0),
  ];
};
