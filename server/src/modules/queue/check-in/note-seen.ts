import type { TrxContext } from '../../../platform/context/context.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { getPlace, lockHead, updatePlace } from '../../bookings/line/places.queries.ts';
import { showAnew } from '../../bookings/line/settle-line.ts';
import { isKiosk } from '../../bookings/passage/kiosk.ts';

/** Clears `unseen` when an operator checks a truck in after a kiosk, because he has seen its plate. */
export const noteSeen = async (ctx: TrxContext, { id }: Pick<BookingRow, 'id'>): Promise<void> => {
  if (isKiosk(ctx) || !(await getPlace(ctx.db, id)).unseen) return;
  await lockHead(ctx.db);
  await updatePlace(ctx.db, id, { unseen: false });
  await showAnew(ctx);
};
