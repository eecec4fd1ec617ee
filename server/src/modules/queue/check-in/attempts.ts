import type { CheckInOutcome } from '#contract/queue/check-in.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { column, defineTables, type RowsOf } from '../../../platform/db/table.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { isKiosk } from '../../bookings/passage/kiosk.ts';

export const attemptTables = defineTables({
  check_in_attempt: {
    id: column.uuid(),
    booking_id: column.uuid(),
    outcome: column.text<CheckInOutcome>(),
    at: column.instant(),
  },
});

declare module '../../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof attemptTables> {}
}

/** Evidence that somebody came for the booking, although the kiosk did not admit the truck. */
export const noteAttempt = async (
  ctx: TrxContext,
  outcome: CheckInOutcome,
  { id: booking_id }: Pick<BookingRow, 'id'>,
): Promise<void> => {
  if (!isKiosk(ctx)) return;
  const at = ctx.clock.now();
  await ctx.db
    .insertInto('check_in_attempt')
    .values({ id: uuidv7(ctx.clock), booking_id, outcome, at })
    .execute();
};

/** Attempts are kept longer than anybody may appeal (`appealDays` is at most 60). */
const keptDays = 90;

export const sweepAttemptsJob = defineJob<Record<string, never>>('sweep-check-in-attempts');

export const sweepAttempts = async ({ db, clock }: Context): Promise<void> => {
  const oldest = clock.now().subtract({ hours: 24 * keptDays });
  await db.deleteFrom('check_in_attempt').where('at', '<', oldest).execute();
};
