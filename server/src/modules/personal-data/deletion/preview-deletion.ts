import type { DeletionPreview } from '#contract/accounts/own-data.ts';
import type { Context } from '../../../platform/context/context.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { isOverdue } from '../../bookings/booking/booking-row.ts';
import {
  countBelongings,
  listActiveBookings,
  listBannedPlates,
  listVehicleIds,
} from './belongings.queries.ts';
import { isInLine } from './delete-account.ts';

export const previewDeletion = async (ctx: Context): Promise<DeletionPreview> => {
  const { userId } = requireActor(ctx);
  const now = ctx.clock.now();
  const active = await listActiveBookings(ctx.db, userId);
  // An unconfirmed new booking whose time is over is gone. An unconfirmed change only lapses, its booking stays.
  const standing = active.filter((row) => row.status !== 'WAITING_FOR_CONFIRMATION' || !isOverdue(row, now));
  const vehicles = await listVehicleIds(ctx.db, userId);
  return {
    inLine: standing.filter(isInLine).map(({ number }) => number),
    bookings: standing
      .filter((row) => !isInLine(row))
      .map((row) => ({
        id: row.id,
        formattedBookingNumber: row.number,
        dateBooked: toWireInstant(row.slot_at, ctx.config.timeZone),
        vehicleRegistrationPlate: row.plate,
      })),
    vehicles: vehicles.length,
    ...(await countBelongings(ctx.db, userId)),
    bannedPlates: await listBannedPlates(ctx.db, userId, now),
  };
};
