import { sql } from 'kysely';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { keptForNobody } from './resting.queries.ts';

/** Without the list nobody is offered the places that wait for the morning, so they rest as if freed now. */
export const endWaitingForList = async (
  { clock, db }: TrxContext,
  { before, after }: { before: BookingParams; after: BookingParams },
): Promise<void> => {
  if (!before.waitingList.enabled || after.waitingList.enabled) return;
  const now = clock.now();
  await sql`
    UPDATE resting_place
    SET until_at = least(until_at, ${now}::timestamptz + random() * make_interval(mins => ${after.freedPlaceRestMinutes}))
    WHERE offer_from > ${now} AND ${keptForNobody}`.execute(db);
};
