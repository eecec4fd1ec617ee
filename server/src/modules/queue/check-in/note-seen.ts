import type { TrxContext } from '../../../platform/context/context.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { getPlace, lockHead, updatePlace } from '../../bookings/line/places.queries.ts';
import { showAnew } from '../../bookings/line/settle-line.ts';
import { isKiosk } from '../../bookings/passage/kiosk.ts';

/** When an operator checks in a truck that checked in at a kiosk, somebody has seen its plate. */
export const noteSeen = async (ctx: TrxContext, { id }: Pick<BookingRow, 'id'>): Promise<void> => {
  if (isKiosk(ctx) || !(await getPlace(ctx.db, id)).unseen) return;
  await lockHead(ctx.db);
  await updatePlace(ctx.db, id, { unseen: false });
  await showAnew(ctx);
};
