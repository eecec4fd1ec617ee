import { getBookingParams } from '../../modules/system-params/get-booking-params.ts';
import { copyBanStates } from '../../modules/vehicles/bans/ban-state.queries.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import type { DemoBooking } from './demo-history.ts';
import { insertRows } from './seed-day.queries.ts';

/** Adds the warnings for no-shows. No truck has two, so none is banned. */
export const strikeNoShows = async (ctx: TrxContext, bookings: readonly DemoBooking[]): Promise<void> => {
  const { warningLifetimeDays } = await getBookingParams(ctx);
  const warnings = bookings.flatMap(({ row }) => {
    const at = row.canceled_at;
    if (row.cancellation_code !== 'NO_SHOW' || !at) return [];
    const id = uuidv7({ now: () => at });
    const until = at.add({ hours: 24 * warningLifetimeDays });
    return [{ row, id, common: { type: 'WARN', plate_key: row.plate_key, event_at: at, until } }];
  });
  await insertRows(
    ctx.db,
    'ban_event',
    warnings.map(({ row, id, common }) => ({
      ...common,
      id,
      vehicle_id: row.vehicle_id,
      reason_code: 'NO_SHOW',
      actor: 'SYSTEM',
      booking_id: row.id,
    })),
  );
  await insertRows(
    ctx.db,
    'restriction',
    warnings.map(({ id, common }) => ({ ...common, event_id: id })),
  );
  await copyBanStates(
    ctx.db,
    warnings.map(({ common }) => common.plate_key),
    ctx.clock.now(),
  );
};
