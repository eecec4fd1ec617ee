import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { lockAccountAndPlate } from '../../bookings/booking/booking.queries.ts';
import { days } from '../../vehicles/bans/bans.queries.ts';
import { restrictPlate } from '../../vehicles/bans/restrict-plate.ts';
import { findOfBooking } from '../applications/applications.queries.ts';
import { tellApplicant } from '../telling/tell-applicant.ts';
import { type DrawnTruck, listUnlimited } from './lapses.queries.ts';
import { countedDays, findDueLimit, limitDays } from './lapses.ts';

const limitTruck = async (ctx: TrxContext, truck: DrawnTruck): Promise<void> => {
  const { accountId, plateKey } = truck;
  await lockAccountAndPlate(ctx.db, accountId, plateKey);
  const due = await findDueLimit(ctx, truck);
  const win = due && (await findOfBooking(ctx.db, due.lapse.bookingId));
  if (!win) return;
  const { appealableUntil } = await restrictPlate(ctx, {
    type: 'LIMIT',
    vehicle: { id: win.vehicle_id, account_id: accountId, plate_key: plateKey },
    accountId,
    reason: { code: 'UNUSED_WINS' },
    until: due.until,
    by: { bookingId: due.lapse.bookingId },
  });
  await tellApplicant(ctx, win, {
    template: 'draw-limited',
    params: { until: due.until, appealUntil: appealableUntil, vehicleId: win.vehicle_id },
  });
};

/** Records each exclusion in the plate's history, because drivers can appeal only against what stands there. */
export const limitTrucks = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  const counted = { since: now.subtract(days(limitDays)), countedHours: days(countedDays).hours };
  for (const truck of await listUnlimited(ctx.db, counted, now))
    try {
      await inTransaction({ ...ctx, actor: null }, (trx) => limitTruck(trx, truck));
    } catch (error) {
      // A truck that cannot be excluded must not hold up the others, nor the draws.
      ctx.log.error({ err: error, accountId: truck.accountId }, 'a truck could not be kept out of draws');
    }
};
